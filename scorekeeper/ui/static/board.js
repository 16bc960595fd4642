// A drawing made in Python. A highlight toggles classes and never draws anew, so that focus stays where it is.
function render({ model, el }) {
  // A part that holds others is a place to light up; only the innermost can be pressed.
  const PICKED = "[data-path], [data-fill]";
  const parts = () => (sk.free() ? [] : [...el.querySelectorAll(PICKED)].filter((part) => !part.querySelector(PICKED)));

  function light() {
    const lit = model.get("lit");
    for (const part of el.querySelectorAll("[data-part]")) {
      const severity = lit[part.dataset.part];
      for (const name of ["error", "warning", "note", "open", "barred", "chosen"]) part.classList.toggle(`lit-${name}`, severity === name);
    }
  }
  function draw() {
    const active = document.activeElement?.closest?.(PICKED);
    const at = el.contains(active) ? parts().indexOf(active) : -1;
    const name = at >= 0 ? active.dataset.part : "";
    el.innerHTML = model.get("svg");
    const svg = el.querySelector("svg");
    if (!svg) return;
    const labels = model.get("labels");
    const all = parts();
    if (all.length) svg.setAttribute("role", "group"); // a picture would hide its buttons from screen readers
    all.forEach((part, index) => {
      part.setAttribute("role", "button");
      part.setAttribute("tabindex", index === Math.max(at, 0) ? "0" : "-1");
      const label = part.dataset.label ?? labels[part.dataset.path] ?? part.querySelector("title")?.textContent;
      if (label) part.setAttribute("aria-label", label);
    });
    const again = all.find((part) => name && part.dataset.part === name) ?? all[at];
    if (at >= 0 && again) {
      all.forEach((part) => part.setAttribute("tabindex", part === again ? "0" : "-1"));
      again.focus({ preventScroll: true });
    }
    light();
    fit();
  }
  // Only a drawing that fits in the window stays in sight while the page scrolls.
  function fit() {
    el.classList.toggle("fits", el.offsetHeight > 0 && el.offsetHeight <= window.innerHeight - 32);
  }
  function pick(part) {
    const { path, value, fill } = part.dataset;
    if (fill !== undefined) model.send({ act: "play-fill", data: { fill } });
    else sk.tell(value === undefined ? "focus" : "toggle", { path, value });
  }
  el.addEventListener("click", (event) => {
    const part = event.target.closest(PICKED);
    if (part?.getAttribute("role") === "button") pick(part);
  });
  el.addEventListener("keydown", (event) => {
    const part = event.target.closest(PICKED);
    if (!part || sk.free()) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return pick(part);
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = parts();
    const next = all[(all.indexOf(part) + step + all.length) % all.length];
    part.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  });
  model.on("change:svg", draw);
  model.on("change:labels", draw);
  model.on("change:lit", light);
  draw();
  const thaw = sk.on("frozen", draw);
  const watch = new ResizeObserver(fit);
  watch.observe(el);
  window.addEventListener("resize", fit);
  return () => {
    thaw();
    watch.disconnect();
    window.removeEventListener("resize", fit);
  };
}
export default { render };
