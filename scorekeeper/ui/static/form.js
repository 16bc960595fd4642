// The form of an event. What stands in it is kept here and told to Python, which says what the rules think of it; Enter
// puts it into the outbox, where it stays until it is on disk.
function eventForm(el, post) {
  const PAUSE_MS = 150; // while somebody types
  const SHORT_MS = 30; // while somebody taps: what comes at once is judged at once
  let serial = null;
  let values = {};
  let timer = 0;
  const form = () => el.querySelector("[data-form]");

  function paint(control, all) {
    const value = values[control.dataset.field];
    if (control.matches(".chips")) {
      for (const chip of control.querySelectorAll("[data-choice]")) {
        const on = Array.isArray(value) ? value.includes(chip.dataset.choice) : value === chip.dataset.choice;
        chip.setAttribute("aria-pressed", String(on));
      }
    } else if (all || document.activeElement !== control) control.value = Array.isArray(value) ? value.join(", ") : (value ?? "");
  }
  function draw() {
    const node = form();
    if (!node) {
      if (serial !== null) keep(null);
      else if (el.querySelector(".choices")) again();
      serial = null;
      return;
    }
    const fresh = node.dataset.form !== serial;
    if (fresh) {
      clearTimeout(timer);
      serial = node.dataset.form;
      values = JSON.parse(node.dataset.values);
    }
    for (const control of node.querySelectorAll("[data-field]")) paint(control, fresh);
  }
  // What stands in a form that is not entered yet outlives the page, should the server end meanwhile.
  const key = () => `sk:form:${sk.token()}`;
  function keep(what) {
    try {
      if (what) sessionStorage.setItem(key(), JSON.stringify(what));
      else sessionStorage.removeItem(key());
    } catch {
      // Without storage a form lasts as long as the page.
    }
  }
  let asked = false;
  function again() {
    if (asked) return;
    asked = true;
    let kept = null;
    try {
      kept = JSON.parse(sessionStorage.getItem(key()) ?? "null");
    } catch {
      kept = null;
    }
    if (kept && !sk.pending("play")) post({ act: "play-again", data: {}, value: kept });
  }
  function tell() {
    clearTimeout(timer);
    post({ act: "play-draft", data: { serial }, value: values });
  }
  function set(control, value, now) {
    values = { ...values, [control.dataset.field]: value };
    if (value === "" || value === null) delete values[control.dataset.field];
    clearTimeout(timer);
    timer = setTimeout(tell, now ? SHORT_MS : PAUSE_MS);
    keep({ ...JSON.parse(form().dataset.event), values });
  }
  function choose(control, id) {
    const now = values[control.dataset.field];
    if (control.dataset.how === "one") set(control, now === id ? "" : id, true);
    else {
      const items = Array.isArray(now) && id !== "" ? now.filter((each) => each !== "") : []; // none, and some: not both
      if (id === "") return set(control, now?.[0] === "" ? null : [""], true), paint(control, true);
      const next = items.includes(id) ? items.filter((each) => each !== id) : [...items, id];
      set(control, next.length ? next : "", true);
    }
    paint(control, true);
  }
  function enter(house) {
    clearTimeout(timer);
    if (sk.pending("play")) return; // pressed twice: it is on its way
    const meant = JSON.parse(form().dataset.event);
    sk.enter("play", { value: { ...meant, values, house } }, true, true);
  }

  el.addEventListener("click", (event) => {
    const chip = event.target.closest("[data-choice]");
    const control = chip?.closest("[data-field]");
    if (control) return choose(control, chip.dataset.choice);
    const button = event.target.closest("[data-form] button[data-enter]");
    if (button) enter(button.dataset.enter === "house");
  });
  el.addEventListener("input", (event) => {
    if (event.target.matches("input[data-field]")) set(event.target, event.target.value, false);
  });
  el.addEventListener("change", (event) => {
    const control = event.target;
    if (control.matches("select[data-field]")) set(control, control.value, true);
    else if (control.matches("input[data-field]")) set(control, control.value, true);
  });
  el.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches("input[data-field]")) return;
    event.preventDefault();
    enter(false);
  });
  return draw;
}
