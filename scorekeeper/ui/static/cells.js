// The inputs of the pad, one maker a kind. Each gives {node, write(value, entry), read()}; `read` gives what is sent.
const h = (tag, attributes = {}, ...kids) => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : value);
  node.append(...kids.filter((kid) => kid !== null && kid !== undefined));
  return node;
};
const typed = (path, label, extra = {}) =>
  h("input", {
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    autocorrect: "off",
    spellcheck: "false",
    enterkeyhint: "next",
    maxlength: 400,
    "data-cell": path,
    "aria-label": label,
    ...extra,
  });
const press = (name, text, label, extra = {}) =>
  h("button", { type: "button", class: name, tabindex: "-1", "aria-label": label, ...extra }, text);
// What stands at a row and at a seat.
function title(block) {
  if (!block.rule) return block.title;
  return h("button", { type: "button", class: "term", "data-rule": block.rule }, block.title);
}
const mark = (seat) => {
  const node = h("span", { class: "seat-mark", "aria-hidden": "true" });
  node.innerHTML = seat.mark;
  return node;
};
// Touching what has not changed would make the browser lay the page out again.
function attribute(node, name, value) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
// A cell that has been left shows its value; while it has the focus it shows the sum as it was typed, and changes only if
// somebody else changed it.
function writeNumber(input, entry) {
  const value = entry?.v ?? null;
  const known = JSON.stringify(entry ?? null);
  const focused = document.activeElement === input;
  const shown = focused && entry?.t ? entry.t : value === null ? "" : String(value);
  if ((!focused || input.dataset.known !== known) && input.value !== shown) input.value = shown;
  input.dataset.known = known;
  input.dataset.sum = entry?.t ?? "";
}

const MAKERS = {
  count(row, path, label, words) {
    const input = typed(path, label, { "data-step": "1", "data-low": row.low });
    const node = h(
      "div",
      { class: "stepper" },
      press("minus", "−", `${words.less}: ${label}`, { "data-by": "-1" }),
      input,
      press("plus", "+", `${words.more}: ${label}`, { "data-by": "1" }),
    );
    return { node, write: (entry) => writeNumber(input, entry), read: () => ({ text: input.value }) };
  },
  number(row, path, label, words) {
    const input = typed(path, label);
    const node = h("div", { class: "typed" }, input, press("add", "+", `${words.sum}: ${label}`, { "data-add": "+" }));
    return { node, write: (entry) => writeNumber(input, entry), read: () => ({ text: input.value }) };
  },
  slot(row, path, label) {
    const input = typed(path, label, { class: "slot" });
    return { node: input, write: (entry) => writeNumber(input, entry), read: () => ({ text: input.value }) };
  },
  choice(row, path, label) {
    const select = h("select", { "data-cell": path, "aria-label": label }, h("option", { value: "" }, "–"));
    for (const [id, text] of row.choices) select.append(h("option", { value: id }, text));
    return {
      node: select,
      write: (entry) => (select.value = entry?.v ?? ""),
      read: () => ({ value: select.value === "" ? null : select.value }),
    };
  },
  flag(row, path, label, words) {
    return chips(path, label, [["yes", words.yes], ["no", words.no]], {
      on: (value, id) => value === (id === "yes"),
      next: (value, id) => (value === (id === "yes") ? null : id === "yes"),
    });
  },
  set: (row, path, label, words) => several(row, path, label, words, (id) => id),
  numbers: (row, path, label, words) => several(row, path, label, words, Number),
  seats: (row, path, label, words) => several(row, path, label, words, Number),
  space(row, path, label, words) {
    const owner = h("select", { "data-cell": path, "aria-label": `${label}, ${words.owner}` }, h("option", { value: "" }, "–"));
    for (const [id, text] of row.choices) owner.append(h("option", { value: id }, text));
    const input = typed(path, `${label}, ${words.value}`, { "data-part": "value" });
    const node = h("div", { class: "space" }, owner, input);
    const write = (entry) => {
      if (document.activeElement !== owner) owner.value = entry?.v?.owner ?? "";
      if (document.activeElement !== input) input.value = entry?.v?.value ?? "";
    };
    return { node, write, read: () => ({ value: { owner: owner.value, value: input.value } }) };
  },
};
// Buttons that stay pressed. Nothing pressed means not counted.
function chips(path, label, choices, { on, next }) {
  let value = null;
  const node = h("div", { class: "chips", role: "group", "aria-label": label });
  const buttons = choices.map(([id, text]) =>
    h("button", { type: "button", class: "chip", "data-cell": path, "data-choice": id, "aria-pressed": "false" }, text),
  );
  node.append(...buttons);
  const show = () =>
    buttons.forEach((button) => button.setAttribute("aria-pressed", String(on(value, button.dataset.choice))));
  node.addEventListener("click", (event) => {
    const button = event.target.closest(".chip");
    if (!button) return;
    value = next(value, button.dataset.choice);
    show();
    node.dispatchEvent(new CustomEvent("chosen", { bubbles: true, detail: { path } }));
  });
  return {
    node,
    write: (entry) => {
      value = entry?.v ?? null;
      show();
    },
    read: () => ({ value }),
  };
}
function several(row, path, label, words, cast) {
  return chips(path, label, [...row.choices, ["", words.none]], {
    on: (value, id) => (id === "" ? Array.isArray(value) && !value.length : Array.isArray(value) && value.includes(cast(id))),
    next(value, id) {
      const now = Array.isArray(value) ? value : [];
      if (id === "") return Array.isArray(value) && !value.length ? null : [];
      if (!now.includes(cast(id))) return [...now, cast(id)];
      const left = now.filter((each) => each !== cast(id));
      return left.length ? left : null;
    },
  });
}
// A part of the pad, folded or open.
function fold(button, open) {
  button.setAttribute("aria-expanded", String(open));
  button.closest("tbody").classList.toggle("folded", !open);
}
// The tip does not lie over the cell that it speaks of.
const TIP_PX = 61;
function uncover(input, tip) {
  const { top, bottom } = input.getBoundingClientRect();
  const covered = tip?.textContent && top < innerHeight && bottom > innerHeight - TIP_PX;
  if (covered && document.activeElement === input) input.scrollIntoView({ block: "nearest" });
}
// A swipe to the side turns to the next player, on a phone.
const SWIPE_PX = 60;
function swiped(el, phone, turn) {
  let start = null;
  el.addEventListener("touchstart", (event) => {
    const touch = event.touches[0];
    start = event.touches.length === 1 && !event.target.closest(".strip, input, .stepper") ? [touch.clientX, touch.clientY] : null;
  }, { passive: true });
  el.addEventListener("touchend", (event) => {
    if (!start || !phone.matches) return;
    const touch = event.changedTouches[0];
    const [dx, dy] = [touch.clientX - start[0], touch.clientY - start[1]];
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dy) < Math.abs(dx) / 2) turn(dx < 0 ? 1 : -1);
    start = null;
  }, { passive: true });
}
