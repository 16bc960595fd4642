// HTML made in Python. What is new replaces what is old node by node, so that focus, caret, scroll and open details stay.
const keyOf = (node) => (node.nodeType === 1 ? node.id || node.dataset.key || null : null);

function same(one, other) {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other);
}
function morphAttributes(from, to) {
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !(name === "open" && from.nodeName !== "DIV")) from.removeAttribute(name);
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value && !(name === "data-saved" && from.hasAttribute(name))) from.setAttribute(name, value);
  if (document.activeElement === from && from.matches("input, textarea, select")) return;
  if (from.nodeName === "INPUT" && from.dataset.tick === undefined) {
    const path = from.dataset.path;
    if (!(path && sk.pending(path))) from.value = to.getAttribute("value") ?? "";
    from.checked = to.hasAttribute("checked");
  }
}
function morphChildren(from, to) {
  const keyed = new Map();
  for (const child of from.childNodes) if (keyOf(child)) keyed.set(keyOf(child), child);
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    const key = keyOf(next);
    const old = key ? keyed.get(key) : at && !keyOf(at) ? at : null;
    if (old && same(old, next)) {
      if (old === at) at = at.nextSibling;
      else from.insertBefore(old, at);
      morph(old, next);
    } else from.insertBefore(next, at);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}
function morph(from, to) {
  if (from.nodeType !== 1) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  if (from.isEqualNode(to) && !from.querySelector("input, select, details, dialog")) return;
  morphAttributes(from, to);
  if (from.dataset.used !== undefined) return; // a clock: it writes its time itself
  morphChildren(from, to);
  if (from.nodeName === "SELECT" && document.activeElement !== from)
    for (const option of from.options) option.selected = option.hasAttribute("selected");
}

function render({ model, el }) {
  const timers = new Map();
  let occasion = "";
  let brought = false; // what came of an answer was brought into sight
  const post = (node, value, act = node.dataset.act) => model.send({ act, data: { ...node.dataset }, value });
  // What a button says is its own, or what stands in the field it names.
  const valueOf = (node) => el.querySelector(`#${CSS.escape(node.dataset.from ?? "-")}`)?.value ?? null;

  const shared = sharing(el, (heard) => model.on("msg:custom", heard));
  const drawForm = eventForm(el, (message) => model.send(message));

  // Somebody who only looks on can use what changes nothing.
  function freeze() {
    const free = sk.free();
    for (const node of el.querySelectorAll("button[data-act], select[data-act], input[data-act], [data-path]")) {
      const off = free !== null && !free.includes(node.dataset.act);
      if (off) node.dataset.frozen = "";
      if (off || node.dataset.frozen !== undefined) node.disabled = off;
      if (!off) delete node.dataset.frozen;
    }
  }
  function draw() {
    const next = document.createElement("div");
    next.innerHTML = model.get("html");
    morphChildren(el, next);
    for (const box of el.querySelectorAll("[data-tick]")) box.checked = ticked(box);
    for (const input of el.querySelectorAll("[data-path]")) {
      const waiting = sk.pending(input.dataset.path);
      if (waiting && document.activeElement !== input) input.value = waiting.text ?? "";
    }
    for (const place of el.querySelectorAll("[data-saved]")) place.dataset.saved = sk.waiting() ? "waiting" : "saved";
    for (const dialog of el.querySelectorAll("dialog")) {
      if (dialog.dataset.open === "1" && !dialog.open) {
        dialog.showModal();
        dialog.scrollTop = 0;
      } else if (dialog.dataset.open !== "1" && dialog.open) dialog.close();
    }
    drawForm();
    shared.shown();
    freeze();
    const wanted = el.querySelector("[data-focus-now]");
    // What says for which occasion it wants the focus gets it once for that: a change of language takes it nowhere.
    if (wanted && (!wanted.dataset.focusNow || wanted.dataset.focusNow !== occasion)) wanted.focus();
    occasion = wanted?.dataset.focusNow ?? "";
    const news = el.querySelector("[data-show-now]");
    if (news && !brought) news.scrollIntoView({ block: "nearest" });
    brought = news !== null;
  }
  const tickKey = (box) => `sk:tick:${sk.token()}:${box.dataset.tick}`;
  function ticked(box) {
    try {
      return localStorage.getItem(tickKey(box)) === "1";
    } catch {
      return box.checked;
    }
  }
  function enter(input, leave) {
    const path = input.dataset.path;
    clearTimeout(timers.get(path));
    timers.delete(path);
    sk.enter(path, { text: input.value }, true, leave);
  }

  el.addEventListener("click", (event) => {
    const dialog = event.target.closest("dialog");
    if (dialog && event.target === dialog) return dialog.close(); // a click beside the sheet
    const node = event.target.closest("[data-act]");
    if (!node || node.matches("input, select, textarea, dialog")) return;
    if (node.nodeName === "A") {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return; // a new tab
      event.preventDefault();
    }
    if (dialog && node.dataset.act === "close") return dialog.close();
    post(node, valueOf(node));
  });
  el.addEventListener("change", (event) => {
    const node = event.target;
    if (node.dataset.tick !== undefined)
      try {
        localStorage.setItem(tickKey(node), node.checked ? "1" : "0");
      } catch {
        // Without storage the tick lasts as long as the page.
      }
    else if (node.dataset.path !== undefined) enter(node, true);
    else if (node.dataset.act) post(node, node.type === "checkbox" ? node.checked : node.value);
  });
  el.addEventListener("input", (event) => {
    const node = event.target;
    if (node.dataset.path === undefined) return;
    const path = node.dataset.path;
    sk.enter(path, { text: node.value }, false);
    clearTimeout(timers.get(path));
    timers.set(path, setTimeout(() => enter(node, false), 400));
  });
  el.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    if (event.target.matches("input[data-enter]")) return post(event.target, event.target.value, event.target.dataset.enter);
    if (!event.target.matches("input[data-next]")) return;
    const inputs = [...el.querySelectorAll("input[data-next]")];
    const next = inputs[inputs.indexOf(event.target) + 1];
    if (next) {
      next.focus();
      next.select();
    }
  });
  el.addEventListener("focusin", (event) => {
    if (event.target.matches("input[data-next]") && event.target.dataset.fresh !== undefined) event.target.select();
  });
  el.addEventListener(
    "close",
    (event) => {
      if (event.target.nodeName === "DIALOG" && event.target.dataset.open === "1") {
        event.target.dataset.open = "0";
        post(event.target, null);
      }
    },
    true,
  );
  const stops = [
    sk.on("pending", () => {
      for (const box of el.querySelectorAll("[data-tick]")) box.checked = ticked(box);
    }),
    sk.on("frozen", freeze),
    shared.stop,
  ];
  transfers(model, el);
  model.on("change:html", draw);
  draw();
  return () => stops.forEach((stop) => stop());
}
export default { render };
