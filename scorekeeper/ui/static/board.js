// A drawing made in Python. A highlight toggles classes and never draws anew, so that focus stays where it is.
function render({ model, el }) {
  // A part that holds others is a place to light up; only the innermost can be pressed.
  const parts = () => [...el.querySelectorAll("[data-path]")].filter((part) => !part.querySelector("[data-path]"));

  function light() {
    const lit = model.get("lit");
    for (const part of el.querySelectorAll("[data-part]")) {
      const severity = lit[part.dataset.part];
      for (const name of ["error", "warning", "note"]) part.classList.toggle(`lit-${name}`, severity === name);
    }
  }
  function draw() {
    const active = document.activeElement?.closest?.("[data-path]");
    const at = el.contains(active) ? parts().indexOf(active) : -1;
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
    if (at >= 0) all[at]?.focus();
    light();
    fit();
  }
  // Only a drawing that fits in the window stays in sight while the page scrolls.
  function fit() {
    el.classList.toggle("fits", el.offsetHeight > 0 && el.offsetHeight <= window.innerHeight - 32);
  }
  function pick(part) {
    const { path, value } = part.dataset;
    sk.tell(value === undefined ? "focus" : "toggle", { path, value });
  }
  el.addEventListener("click", (event) => {
    const part = event.target.closest("[data-path]");
    if (part?.getAttribute("role") === "button") pick(part);
  });
  el.addEventListener("keydown", (event) => {
    const part = event.target.closest("[data-path]");
    if (!part) return;
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
  const watch = new ResizeObserver(fit);
  watch.observe(el);
  window.addEventListener("resize", fit);
  return () => {
    watch.disconnect();
    window.removeEventListener("resize", fit);
  };
}
export default { render };
