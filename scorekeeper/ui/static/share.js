// What leaves the page: files made of a text, a picture drawn from an SVG, a page for the printer, the clipboard.
function sharing(el, listen) {
  const SHOWN_MS = 2500; // how long "copied" stands on a button

  function save(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
  async function paint({ svg, width, height, scale }) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  }
  function print(html, title) {
    document.querySelector("#sk-paper")?.remove();
    const frame = document.createElement("iframe");
    frame.id = "sk-paper";
    frame.title = title;
    frame.tabIndex = -1;
    frame.style.cssText = "position:fixed;right:100%;bottom:100%;width:210mm;height:297mm;border:0";
    frame.srcdoc = html;
    frame.addEventListener("load", () => {
      frame.contentWindow.focus();
      frame.contentWindow.print();
    });
    document.body.append(frame);
  }
  // Away from https there is no clipboard, but an old way to copy what is selected.
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = document.createElement("textarea");
      area.value = text;
      area.style.cssText = "position:fixed;opacity:0";
      (el.querySelector("dialog[open]") ?? document.body).append(area);
      area.select();
      const done = document.execCommand("copy");
      area.remove();
      return done;
    }
  }
  function said(node) {
    const before = node.textContent;
    if (node.dataset.before !== undefined) return;
    node.dataset.before = before;
    node.textContent = node.dataset.done;
    setTimeout(() => {
      node.textContent = node.dataset.before;
      delete node.dataset.before;
    }, SHOWN_MS);
  }

  el.addEventListener("click", async (event) => {
    const node = event.target.closest("[data-copy], [data-hand]");
    if (!node) return;
    const source = el.querySelector(node.dataset.copy ?? node.dataset.hand);
    const text = source?.value ?? source?.textContent ?? "";
    if (node.dataset.copy !== undefined) {
      if (await copy(text)) {
        node.focus();
        said(node);
      }
    } else
      try {
        await navigator.share({ text });
      } catch {
        // Whoever changed their mind wants nothing more.
      }
  });
  listen((message) => {
    if (message.say === "save") save(message.name, new Blob([message.text], { type: message.type }));
    else if (message.say === "picture") paint(message).then((blob) => blob && save(message.name, blob));
    else if (message.say === "print") print(message.html, message.title);
  });
  // A sum that cannot be read is said at its field, as the score pad does.
  const stop = sk.on("pending", () => {
    for (const node of el.querySelectorAll("[data-bad]")) {
      const bad = sk.pending(node.dataset.bad)?.bad ?? "";
      sk.text(node, bad);
      const input = el.querySelector(`[data-path="${CSS.escape(node.dataset.bad)}"]`);
      if (bad) input?.setAttribute("aria-invalid", "true");
      else input?.removeAttribute("aria-invalid");
    }
  });
  // Only where the browser can hand a text on is there a button for it.
  const shown = () => {
    for (const node of el.querySelectorAll("[data-hand]")) node.hidden = !navigator.share;
  };
  return { shown, stop };
}
