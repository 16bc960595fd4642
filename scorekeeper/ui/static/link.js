// The connection: who this browser is, whether the server still answers, the address bar, language and title.
const PING_MS = 2000;
const SILENCE_MS = 5000;
const WORKING_MS = 20000; // how long the server may be silent while it says that it is at work for this page
const QUIET_MS = 1500; // how long nobody must have typed before the page loads itself again
const NEWS_MS = 10000; // how often others' entries are asked for where the server does not tell of them by itself
const MOST_RELOADS = 3; // by itself, within
const RELOADS_MS = 60000;

function device() {
  let key = null;
  try {
    key = localStorage.getItem("sk:device");
    if (!key) {
      key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      localStorage.setItem("sk:device", key);
    }
  } catch {
    key = "";
  }
  return key;
}
const recall = (name) => {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
};
function localTime() {
  const now = new Date();
  const offset = -now.getTimezoneOffset();
  const two = (number) => String(Math.abs(number)).padStart(2, "0");
  const local = new Date(now.getTime() + offset * 60000).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? "-" : "+"}${two(Math.trunc(offset / 60))}:${two(offset % 60)}`;
}

function render({ model, el }) {
  const served = document.body.dataset.voila !== undefined;
  let words = {};
  let heard = Date.now();
  let ticked = Date.now();
  let asked = Date.now();
  let typed = 0;
  let lost = false;
  let since = 0;
  let stopped = false;
  let doubting = false;

  const banner = document.createElement("div");
  banner.className = "sk-lost";
  const sentence = document.createElement("p");
  sentence.setAttribute("role", "alert");
  const again = document.createElement("button");
  again.type = "button";
  again.className = "button";
  again.addEventListener("click", () => location.reload());
  banner.append(sentence, again);
  banner.hidden = true;
  const polite = document.createElement("p");
  polite.className = "hidden-text";
  polite.setAttribute("aria-live", "polite");
  el.append(banner, polite);

  const post = (message) => {
    try {
      model.send(message);
    } catch {
      // The kernel is gone; the heartbeat will say so.
    }
  };
  sk.attach(post);

  // Other phones at this table: the server says when there is something new.
  const base = (document.body.dataset.baseUrl ?? "/").replace(/voila\/$/, "");
  let watching = "";
  let unwatch = () => {};
  function follow(token) {
    if (token === watching || !served) return;
    watching = token;
    unwatch();
    unwatch = token
      ? watch(
          `${base}scorekeeper/watch`,
          token,
          (version) => version > model.get("version") && post({ act: "news" }),
          () => post({ act: "ended" }),
        )
      : () => {};
  }

  // While a game is played or counted the screen stays on, where the browser lets it.
  let awake = null;
  let asking = false;
  async function wake() {
    if (asking) return;
    const wanted = () => model.get("awake") && document.visibilityState === "visible";
    if (!wanted()) {
      awake?.release().catch(() => {});
      awake = null;
    } else if (!awake || awake.released) {
      asking = true;
      try {
        awake = (await navigator.wakeLock?.request("screen")) ?? null;
      } catch {
        awake = null; // low on battery, or not allowed
      }
      asking = false;
      if (!wanted()) wake();
    }
  }

  // Clocks of players count on by themselves from what the server measured.
  let skew = 0;
  function clocks() {
    for (const node of document.querySelectorAll("[data-used]")) {
      const since = node.dataset.since ? Math.max(0, Date.now() + skew - Number(node.dataset.since)) : 0;
      const all = Number(node.dataset.used) + Math.trunc(since / 1000);
      const two = (number) => String(number).padStart(2, "0");
      const hours = Math.trunc(all / 3600);
      sk.text(node, `${hours ? `${hours}:` : ""}${hours ? two(Math.trunc(all / 60) % 60) : Math.trunc(all / 60)}:${two(all % 60)}`);
    }
  }

  function saying() {
    const waiting = sk.waiting();
    for (const place of document.querySelectorAll("[data-saved]")) {
      const state = waiting ? "waiting" : "saved";
      if (place.dataset.saved !== state) place.dataset.saved = state;
    }
  }
  function apply() {
    words = model.get("words");
    document.documentElement.lang = model.get("lang");
    document.title = model.get("title");
    again.textContent = words.again ?? "";
    sk.table(model.get("table"), model.get("version"));
    follow(model.get("table"));
    sk.freeze(model.get("frozen") ? model.get("free") : null);
    wake();
    saying();
    const url = model.get("url");
    if (served && url !== location.search) {
      const push = model.get("push") && new URLSearchParams(location.search).toString() !== "";
      history[push ? "pushState" : "replaceState"](null, "", url || location.pathname);
    }
  }
  // Slow or gone? A page that is loaded again while the server is only slow would lose what was clicked, and cost more.
  async function working() {
    try {
      const { kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
      const answer = await fetch(`${base}api/kernels/${kernelId}`, { cache: "no-store", signal: AbortSignal.timeout(PING_MS) });
      return answer.ok && (await answer.json()).execution_state === "busy";
    } catch {
      return false;
    }
  }
  async function doubt() {
    if (doubting) return;
    doubting = true;
    const silent = () => Date.now() - heard;
    if ((!served || silent() > WORKING_MS || !(await working())) && silent() > SILENCE_MS && !stopped) lose();
    doubting = false;
  }
  function lose() {
    lost = true;
    since = Date.now();
    sentence.textContent = sk.waiting() ? words["lost-waiting"] : words.lost;
    banner.hidden = false;
  }
  function found() {
    lost = false;
    banner.hidden = true;
    sentence.textContent = "";
  }
  async function comeBack() {
    if (!served || Date.now() - since < QUIET_MS || Date.now() - typed < QUIET_MS) return;
    let reloads = [];
    try {
      reloads = JSON.parse(sessionStorage.getItem("sk:reloads") ?? "[]").filter((at) => Date.now() - at < RELOADS_MS);
    } catch {
      reloads = [];
    }
    if (reloads.length >= MOST_RELOADS) {
      sentence.textContent = words["lost-still"];
      return;
    }
    try {
      await fetch(`${base}scorekeeper/icon.svg`, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(3000) });
    } catch {
      return; // not there yet
    }
    if (!lost || Date.now() - typed < QUIET_MS) return;
    try {
      sessionStorage.setItem("sk:reloads", JSON.stringify([...reloads, Date.now()]));
    } catch {
      return;
    }
    stopped = true;
    location.reload();
  }
  const clock = setInterval(() => {
    if (stopped) return;
    const now = Date.now();
    // A page in the background, or a telephone that slept, has no clock: give the server time to answer first.
    if (now - ticked > 2.5 * PING_MS) heard = now;
    ticked = now;
    post({ act: "ping" });
    if (watching && now - asked > NEWS_MS) {
      asked = now;
      post({ act: "news" });
    }
    if (now - heard > SILENCE_MS && !lost) doubt();
    if (lost) comeBack();
    else sk.retry();
  }, PING_MS);

  const onTyped = () => (typed = Date.now());
  const onBack = () => post({ act: "go", query: location.search });
  const onSeen = () => {
    if (document.visibilityState === "visible") post({ act: "ping" });
    wake(); // a browser lets the screen sleep again when the page was hidden
  };
  const ticking = setInterval(clocks, 250);
  document.addEventListener("input", onTyped, true);
  document.addEventListener("keydown", onTyped, true);
  document.addEventListener("visibilitychange", onSeen);
  window.addEventListener("popstate", onBack);
  const stopPending = sk.on("pending", () => {
    saying();
    if (lost) sentence.textContent = sk.waiting() ? words["lost-waiting"] : words.lost;
  });

  model.on("msg:custom", (message) => {
    heard = Date.now();
    if (lost) found();
    if (message.say === "pong" && message.at) skew = message.at - Date.now();
    if (message.say === "saved") {
      sk.tell("answered", message);
      sk.answer(message);
    } else if (message.say === "totals") sk.tell("totals", message);
    else if (message.say === "announce") polite.textContent = message.text;
    else if (message.say === "drop") sk.drop(message.path);
    else if (message.say === "remember")
      try {
        localStorage.setItem("sk:lang", message.lang);
      } catch {
        // Without storage the language is chosen again next time.
      }
    else if (message.say === "focus") sk.tell("focus", message);
    else if (message.say === "to-entry")
      setTimeout(() => document.querySelector(`.sk [data-key="entry-${message.place}"]`)?.scrollIntoView({ block: "center" }), 120);
    else if (message.say === "to-form")
      setTimeout(() => {
        const title = document.querySelector(".sk #form-title");
        if (!title && document.activeElement === document.body)
          document.querySelector(".sk .choices .button")?.focus({ preventScroll: true }); // whoever works by keyboard
        if (!title || document.activeElement?.closest?.("[data-form], .sk-board")) return;
        title.focus({ preventScroll: true });
        title.closest("[data-form]").scrollIntoView({ block: "nearest" });
      }, 60);
    else if (message.say === "top") {
      window.scrollTo({ top: 0 });
      // Whoever works by keyboard goes on from where the new screen begins.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        document.querySelector('.sk .parts [aria-current], .sk h1')?.focus({ preventScroll: true });
      }, 60);
    }
  });
  model.on("change:table change:version change:words change:lang change:title change:url change:frozen change:free change:awake", () => queueMicrotask(apply));

  post({
    act: "hello",
    device: device(),
    query: served ? location.search : "",
    here: served ? location.origin + location.pathname : "",
    lang: recall("sk:lang"),
    languages: [...(navigator.languages ?? [])],
    now: localTime(),
  });

  return () => {
    clearInterval(clock);
    clearInterval(ticking);
    awake?.release().catch(() => {});
    unwatch();
    document.removeEventListener("input", onTyped, true);
    document.removeEventListener("keydown", onTyped, true);
    document.removeEventListener("visibilitychange", onSeen);
    window.removeEventListener("popstate", onBack);
    stopPending();
  };
}
export default { render };
