// The score pad: rows to count, a column a player; on a telephone one player at a time.
const PAUSE_MS = 120;
const HOLD_MS = 450;
const REPEAT_MS = 90;
const TAP_MS = 200; // until a tap has reached what it was meant for

function render({ model, el }) {
  const phone = matchMedia("(max-width: 700px)");
  const stops = [];
  let cells = new Map(); // path -> {node, write, read, seat, label, holder, help}
  let view = model.get("view");
  let shown = null; // "table" or a seat, on a telephone
  const pause = new Map();
  const opened = new Map(); // which folded rows a person opened or closed
  let places = {}; // where totals and counts stand, found once
  let token = null; // the table whose tab and folded rows are remembered
  let saying = null; // whose message the tip shows
  let wanted = null; // the cell to go to once it is there
  let drawn = {}; // what of the model is on the page
  let strip, sheet, tip;

  // --- building ------------------------------------------------------------------------------------------------

  function holder(made, seat, path, label, row) {
    const under = h("div", { class: "under" }, h("span", { class: "sum" }), h("span", { class: "flag-word" }));
    const node = h("div", { class: `cell kind-${row.kind}`, "data-holder": path }, made.node, under);
    cells.set(path, { ...made, seat, label, holder: node, help: row.help ?? "" });
    return node;
  }
  function cell(row, path, seat, name) {
    const label = name ? `${row.title}, ${name}` : row.title;
    return holder(MAKERS[row.kind](row, path, label, view.words), seat, path, label, row);
  }
  function slots(block, at, seat, name) {
    const list = block.lists[at];
    const label = name ? `${block.title}, ${name}` : block.title;
    const box = h("input", { type: "checkbox", "data-cell": list, "aria-label": `${view.words.counted}: ${label}` });
    const tick = h("label", { class: "tick" }, box, h("span", { "aria-hidden": "true" }, view.words.counted));
    cells.set(list, {
      node: box,
      seat,
      label,
      help: block.help ?? "",
      holder: null,
      write: (entry) => {
        box.checked = Boolean(entry?.v);
        box.disabled = Boolean(entry?.full);
      },
      read: () => ({ value: box.checked ? [] : null }),
    });
    const row = h("div", { class: "slots", role: "group", "aria-label": label });
    block.cells[at].forEach((path, index) => {
      const one = { kind: "slot", title: block.names[index], help: block.help };
      row.append(cell(one, path, seat, name));
    });
    return h("div", { class: "gallery" }, row, tick);
  }
  function grid(block) {
    const node = h("div", { class: "grid", style: `--columns: ${block.columns}` });
    for (const each of block.cells) node.append(cell({ ...block, kind: "space", title: each.title }, each.path, null, ""));
    return node;
  }
  function line(section, block) {
    const row = h("tr", { class: `line type-${block.type}` });
    row.append(h("th", { scope: "row" }, title(block)));
    const names = view.seats.map((seat) => seat.name);
    if (section.shared) {
      const inside =
        block.type === "grid" ? grid(block) : block.type === "slots" ? slots(block, 0, null, "") : cell(block, block.cells[0], null, "");
      row.append(h("td", { colspan: view.seats.length }, inside));
    } else
      view.seats.forEach((seat, at) => {
        const inside = block.type === "slots" ? slots(block, at, at, names[at]) : cell(block, block.cells[at], at, names[at]);
        row.append(h("td", { "data-seat": at }, inside));
      });
    return row;
  }
  function build() {
    const focused = document.activeElement?.dataset?.cell;
    const caret = el.contains(document.activeElement) ? document.activeElement.selectionStart : null;
    const choice = document.activeElement?.dataset?.choice;
    view = model.get("view");
    drawn = { values: model.get("values"), marks: model.get("marks"), totals: model.get("totals") };
    // Nothing of the pad before may be written into, also where none follows.
    cells = new Map();
    places = {};
    strip = sheet = tip = saying = null;
    el.replaceChildren();
    if (!view.sections?.length) return;
    if (view.token !== token) {
      token = view.token;
      shown = null;
      opened.clear();
    }
    const { words, seats, sections } = view;
    const shared = sections.some((section) => section.shared);
    const own = sections.some((section) => !section.shared);
    const people = own ? seats.map((seat, at) => [String(at), seat.name]) : [];
    const common = shared ? [["table", words.table]] : [];
    // What the table shares comes first, unless no score needs any of it: nobody should begin at a closed drawer.
    const needed = sections.some((section) => section.shared && !section.optional);
    const tabs = needed ? [...common, ...people] : [...people, ...common];
    if (!tabs.some(([id]) => id === shown)) shown = tabs[0][0];

    strip = h("div", { class: "strip", role: "tablist", "aria-label": words.columns });
    for (const [id, name] of tabs) {
      const tab = h("button", { type: "button", class: "tab", role: "tab", id: `tab-${id}`, "data-tab": id, "aria-controls": "pad-sheet" });
      tab.append(
        h("span", { class: "tab-name", title: name }, id === "table" ? null : mark(seats[id]), h("bdi", {}, name)),
        h("span", { class: "tab-total", "data-total": id === "table" ? null : id }, ""),
        h("span", { class: "tab-count", "data-done": id }, ""),
      );
      strip.append(tab);
    }
    const head = h("tr", {}, h("td", { class: "corner" }));
    seats.forEach((seat, at) =>
      head.append(h("th", { scope: "col", "data-seat": at, title: seat.name }, mark(seat), h("bdi", {}, seat.name))),
    );
    const table = h("table", { style: `--seats: ${seats.length}` }, h("caption", { class: "hidden-text" }, words.caption), h("thead", {}, head));
    for (const section of sections) {
      const body = h("tbody", { class: section.shared ? "shared" : "own" });
      if (section.title) {
        const words = section.optional
          ? h("button", { type: "button", class: "fold", "data-fold": `${section.shared}:${section.id}`, "aria-expanded": "false" }, section.title)
          : section.title;
        body.append(h("tr", { class: "heading" }, h("th", { colspan: seats.length + 1, scope: "rowgroup" }, words)));
      }
      for (const block of section.blocks) body.append(line(section, block));
      table.append(body);
    }
    tip = h("p", { class: "tip", id: "pad-tip" });
    const foot = h("tfoot", {}, h("tr", { class: "tip-row" }, h("td", { colspan: seats.length + 1 }, tip)));
    if (view.totals) {
      const sums = h("tr", { class: "totals" }, h("th", { scope: "row" }, words.total));
      seats.forEach((seat, at) =>
        sums.append(
          h("td", { "data-seat": at }, h("output", { class: "total", "data-total": at, "aria-label": `${words.total}, ${seat.name}` }), h("span", { class: "done", "data-done": at })),
        ),
      );
      foot.append(sums);
    }
    table.append(foot);
    sheet = h("div", { class: "sheet", id: "pad-sheet" }, table);
    el.append(strip, sheet);
    for (const node of el.querySelectorAll("[data-total]")) (places[`total-${node.dataset.total}`] ??= []).push(node);
    for (const node of el.querySelectorAll("[data-done]")) (places[`done-${node.dataset.done}`] ??= []).push(node);
    show(shown);
    values();
    marks();
    unfold();
    totals(model.get("totals"));
    const goal = wanted;
    wanted = null;
    if (goal && focus(goal)) return freeze();
    if (focused) focus({ path: focused, choice, caret, quiet: true });
    else resume();
    freeze();
  }
  // Somebody who only looks on enters nothing.
  function freeze() {
    const off = sk.free() !== null;
    for (const node of el.querySelectorAll("[data-holder] :is(input, select, button), .tick input")) {
      if (off) node.dataset.frozen = "";
      if (off || node.dataset.frozen !== undefined) node.disabled = off;
      if (!off) delete node.dataset.frozen;
    }
  }

  // Rows that no score needs lie folded until something stands in them, or a person opens them.
  function unfold() {
    for (const button of el.querySelectorAll(".fold")) {
      const inside = [...button.closest("tbody").querySelectorAll("[data-holder]")].map((node) => node.dataset.holder);
      const counted = (path) => model.get("values")[path] && !model.get("values")[path].log;
      const used = inside.some((path) => counted(path) || model.get("marks")[path] || sk.pending(path));
      fold(button, opened.get(button.dataset.fold) ?? used);
    }
  }

  // --- showing -------------------------------------------------------------------------------------------------

  function show(which) {
    if (!sheet) return;
    shown = which;
    sheet.dataset.show = which;
    for (const tab of strip.children) {
      const chosen = tab.dataset.tab === which;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      if (chosen && phone.matches) strip.scrollTo({ left: tab.offsetLeft - strip.clientWidth / 2 + tab.offsetWidth / 2 });
    }
    for (const node of sheet.querySelectorAll("[data-seat]")) node.classList.toggle("chosen", node.dataset.seat === which);
    roles();
  }
  function roles() {
    if (!sheet) return;
    const set = { role: "tabpanel", "aria-labelledby": `tab-${shown}` };
    for (const [name, value] of Object.entries(set)) {
      if (phone.matches) sheet.setAttribute(name, value);
      else sheet.removeAttribute(name);
    }
  }
  function write(path) {
    const made = cells.get(path);
    if (!made) return;
    const waiting = sk.pending(path);
    const entry = model.get("values")[path];
    if (waiting) {
      if (!made.node.contains(document.activeElement)) {
        if (waiting.text === undefined) made.write({ v: waiting.value });
        else {
          const input = made.node.matches("input") ? made.node : made.node.querySelector("input");
          input.value = waiting.text;
        }
      }
    } else made.write(entry);
    under(path);
  }
  function values() {
    for (const path of cells.keys()) write(path);
  }
  function under(path) {
    const made = cells.get(path);
    if (!made?.holder) return;
    const waiting = sk.pending(path);
    const entry = waiting ? null : model.get("values")[path];
    const found = model.get("marks")[path] ?? [];
    const bad = waiting?.bad;
    const worst = bad ? "error" : found[0]?.severity;
    if (made.holder.dataset.severity !== (worst ?? "")) made.holder.dataset.severity = worst ?? "";
    sk.text(made.holder.querySelector(".sum"), entry?.t ?? (entry?.log ? view.words["from-log"] : ""));
    sk.text(made.holder.querySelector(".flag-word"), bad ? unread(path) : (found[0]?.word ?? ""));
    for (const input of made.holder.querySelectorAll("input, select")) {
      attribute(input, "aria-invalid", worst === "error" ? "true" : null);
      const told = document.activeElement === input || found.length || bad;
      attribute(input, "aria-description", told ? message(path) : null);
    }
    if (tip && (saying === path || document.activeElement?.dataset?.cell === path)) say(path);
  }
  // What cannot be read is not counted; what stood there before still is.
  function unread(path) {
    const value = model.get("values")[path]?.v;
    return typeof value === "number" ? view.words.still.replace("{value}", value) : view.words["not-number"];
  }
  function message(path) {
    const found = model.get("marks")[path] ?? [];
    const bad = sk.pending(path)?.bad;
    if (bad) return bad;
    return found.length ? found.map((each) => `${each.word}: ${each.text}`).join(" ") : (cells.get(path)?.help ?? "");
  }
  function say(path) {
    saying = path;
    const found = model.get("marks")[path] ?? [];
    const worst = sk.pending(path)?.bad ? "error" : (found[0]?.severity ?? "");
    if (tip.dataset.severity !== worst) tip.dataset.severity = worst;
    sk.text(tip, message(path));
  }
  function marks() {
    for (const path of cells.keys()) under(path);
  }
  function totals(sums) {
    if (!sums?.seats || !view.sections?.length) return;
    sums.seats.forEach(({ total, done, of, complete }, at) => {
      for (const node of places[`total-${at}`] ?? []) {
        sk.text(node, String(total));
        node.classList.toggle("partial", !complete);
      }
      for (const node of places[`done-${at}`] ?? []) count(node, done, of, complete);
    });
    if (sums.shared) for (const node of places["done-table"] ?? []) count(node, sums.shared.done, sums.shared.of);
  }
  function count(node, done, of, complete = done === of) {
    const words = complete && of ? view.words.all : of ? view.words.done.replace("{done}", done).replace("{of}", of) : "";
    if (node.closest(".tab")) {
      sk.text(node, !of ? "" : complete ? "✓" : `${done}/${of}`);
      if (of) node.setAttribute("role", "img");
      if (of) node.setAttribute("aria-label", words);
    } else sk.text(node, words);
    node.classList.toggle("all", complete);
  }

  // --- entering ------------------------------------------------------------------------------------------------

  const pathOf = (node) => node.closest?.("[data-cell]")?.dataset.cell;
  function enter(path, commit, leave = false) {
    clearTimeout(pause.get(path));
    pause.delete(path);
    const made = cells.get(path);
    if (!made) return;
    sk.enter(path, made.read(), commit, leave);
    if (!commit) pause.set(path, setTimeout(() => (pause.delete(path), sk.commit(path)), PAUSE_MS));
  }
  function step(input, by) {
    const low = Number(input.dataset.low ?? 0);
    const text = input.value.trim();
    const now = /^-?\d+$/.test(text) ? Number(text) : null;
    if (text && now === null) return;
    const next = now === null ? (by > 0 ? Math.max(low, 1) : low) : Math.max(now + by, Math.min(low, now));
    if (String(next) === text) return;
    input.value = String(next);
    enter(input.dataset.cell, false);
  }
  el.addEventListener("input", (event) => {
    const path = pathOf(event.target);
    if (!path || event.target.matches("select, [type=checkbox]")) return;
    enter(path, false);
  });
  el.addEventListener("change", (event) => {
    const path = pathOf(event.target);
    if (path && event.target.matches("select, [type=checkbox]")) enter(path, true);
  });
  el.addEventListener("chosen", (event) => enter(event.detail.path, true));
  el.addEventListener("focusin", (event) => {
    const path = pathOf(event.target);
    if (!path) return;
    const input = event.target;
    if (input.dataset.sum && !sk.pending(path)) input.value = input.dataset.sum;
    if (input.matches("input[type=text]")) input.select();
    try {
      sessionStorage.setItem(`sk:focus:${sk.token()}`, JSON.stringify({ part: view.part, path, choice: input.dataset.choice }));
    } catch {
      // Without storage the page opens at its top.
    }
    say(path);
    if (phone.matches) setTimeout(() => uncover(input, tip), TAP_MS);
  });
  el.addEventListener("focusout", (event) => {
    const path = pathOf(event.target);
    if (!path) return;
    if (tip) tip.textContent = tip.dataset.severity = "";
    saying = null;
    if (cells.get(path)?.node.contains(event.relatedTarget)) return;
    if (!sk.pending(path)) return queueMicrotask(() => write(path));
    clearTimeout(pause.get(path));
    pause.delete(path);
    sk.commit(path, true);
  });
  el.addEventListener("keydown", (event) => {
    const input = event.target;
    if (input.matches("[role=tab]")) {
      const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      turn(way);
      strip.querySelector('[aria-selected="true"]').focus();
      return;
    }
    if (!input.matches("input[type=text]")) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      below(input)?.focus();
    } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && input.dataset.step) {
      event.preventDefault();
      step(input, event.key === "ArrowUp" ? 1 : -1);
    }
  });
  // The next cell down: in the same column, or the next of the table's own cells.
  function below(input) {
    const { seat } = cells.get(input.dataset.cell);
    const same = [...cells.values()].filter((made) => made.seat === seat && made.holder);
    const inputs = same.flatMap((made) => [...made.holder.querySelectorAll("input, select, .chip")].slice(0, 1));
    const at = inputs.findIndex((each) => each.dataset.cell === input.dataset.cell);
    if (inputs[at + 1]) return inputs[at + 1];
    const first = (which) => [...cells.values()].find((made) => made.seat === which && made.holder)?.holder.querySelector("input, select, .chip");
    const next = seat === null ? 0 : seat + 1;
    const node = first(next);
    if (node && phone.matches) show(String(next));
    return node;
  }
  let timer = null;
  let held = false;
  const release = () => {
    clearTimeout(timer);
    timer = null;
  };
  el.addEventListener("pointerdown", (event) => {
    const button = event.target.closest("[data-by]");
    held = false;
    if (!button || event.button) return;
    const input = button.parentNode.querySelector("input");
    const again = () => {
      held = true;
      step(input, Number(button.dataset.by));
      timer = setTimeout(again, REPEAT_MS);
    };
    timer = setTimeout(again, HOLD_MS);
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) el.addEventListener(name, release);
  el.addEventListener("contextmenu", (event) => event.target.closest("[data-by]") && event.preventDefault());
  el.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.by) {
      if (!held) step(button.parentNode.querySelector("input"), Number(button.dataset.by));
      held = false;
    } else if (button.dataset.add) {
      const input = button.parentNode.querySelector("input");
      const text = (input.dataset.sum && !sk.pending(input.dataset.cell) ? input.dataset.sum : input.value).trim();
      input.focus();
      if (text && !/[+-]$/.test(text)) input.value = `${text}+`;
      input.setSelectionRange(input.value.length, input.value.length);
    } else if (button.dataset.fold) {
      const open = button.getAttribute("aria-expanded") !== "true";
      opened.set(button.dataset.fold, open);
      fold(button, open);
    } else if (button.dataset.tab) show(button.dataset.tab);
    else if (button.dataset.rule) sk.post({ act: "rule", data: { rule: button.dataset.rule } });
  });

  // --- moving about --------------------------------------------------------------------------------------------

  function turn(way) {
    if (!strip) return;
    const tabs = [...strip.children].map((tab) => tab.dataset.tab);
    const next = tabs[tabs.indexOf(shown) + way];
    if (next !== undefined) show(next);
  }
  swiped(el, phone, turn);
  function focus({ path, choice, caret, quiet }) {
    const within = (one, other) => one.startsWith(`${other}.`) || one.startsWith(`${other}[`);
    const near = (test) => [...cells].find(([each]) => test(each))?.[1];
    const made = cells.get(path) ?? near((each) => within(each, path)) ?? near((each) => within(path, each));
    if (!made) return false;
    if (phone.matches) show(made.seat === null ? "table" : String(made.seat));
    const folded = made.node.closest("tbody.folded")?.querySelector(".fold");
    if (folded) {
      opened.set(folded.dataset.fold, true); // it stays open, whatever comes of it
      fold(folded, true);
    }
    const own = made.node.matches("input, select") ? made.node : null;
    const node = (choice && made.node.querySelector(`[data-choice="${CSS.escape(choice)}"]`)) || own || made.node.querySelector("input, select, button:not([tabindex])");
    node?.focus({ preventScroll: Boolean(quiet) });
    if (!quiet) node?.scrollIntoView({ block: "center" });
    if (typeof caret === "number" && node?.setSelectionRange) node.setSelectionRange(caret, caret);
    return true;
  }
  // After the page was loaded again it goes on in the cell where it was.
  let resumed = "";
  function resume() {
    const where = `${sk.token()}:${view.part}`;
    if (resumed === where || view.token !== sk.token()) return;
    resumed = where;
    if (document.activeElement && document.activeElement !== document.body) return;
    try {
      const last = JSON.parse(sessionStorage.getItem(`sk:focus:${view.token}`) ?? "null");
      if (last?.part === view.part) focus({ path: last.path, choice: last.choice });
    } catch {
      // Then it opens at its top.
    }
  }
  stops.push(
    sk.on("frozen", freeze),
    sk.on("focus", (cell) => {
      wanted = focus(cell) ? null : cell; // it may come before the pad that has it
    }),
    sk.on("toggle", ({ path, value }) => {
      cells.get(path)?.node.querySelector(`[data-choice="${CSS.escape(value)}"]`)?.click();
    }),
    sk.on("pending", (path) => {
      if (!view.sections?.length) return;
      if (path) {
        write(path); // what was saved has come back with `values` before
        // Only whoever has left the cell is told that it cannot be read: the tip is free for it then.
        if (sk.pending(path)?.bad && cells.has(path) && !el.contains(document.activeElement)) say(path);
        return;
      }
      values();
      resume();
    }),
    sk.on("totals", totals),
    sk.on("answered", ({ path }) => {
      const input = el.querySelector(`input[data-cell="${CSS.escape(path)}"]`);
      if (input) input.dataset.known = JSON.stringify(model.get("values")[path] ?? null); // what came of one's own typing
    }),
  );
  const onPhone = () => view.sections?.length && show(shown);
  phone.addEventListener("change", onPhone);
  // Once all that came together stands in the model: in whatever order it came, nothing is drawn for a view that is gone.
  model.on("change", () => {
    if (model.get("view") !== view) return build();
    const before = drawn;
    drawn = { values: model.get("values"), marks: model.get("marks"), totals: model.get("totals") };
    if (drawn.values !== before.values) values();
    if (drawn.marks !== before.marks) {
      marks();
      unfold();
    }
    if (drawn.totals !== before.totals) totals(drawn.totals);
  });
  build();
  return () => {
    stops.forEach((stop) => stop());
    phone.removeEventListener("change", onPhone);
    release();
  };
}
export default { render };
