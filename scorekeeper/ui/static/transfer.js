// Files to and from the server, piece by piece, each asked for by whoever receives it.
const PIECE = 500000;

// `<input type="file" data-upload="act">`: each piece goes as {act, data: {name, file, files, at, size}} with its bytes;
// the answer {say: "got"} asks for the next. {say: "file"} offers a file, which is fetched by {act: "fetch"}.
function transfers(model, el) {
  let going = null;
  let coming = null;

  async function next() {
    if (!going) return;
    const { act, files } = going;
    const file = files[going.index];
    const at = going.at;
    const bytes = await file.slice(at, at + PIECE).arrayBuffer();
    going.at = at + bytes.byteLength;
    const last = going.at >= file.size;
    const data = { name: file.name, file: going.index, files: files.length, at, size: file.size };
    if (last) Object.assign(going, { index: going.index + 1, at: 0 });
    if (last && going.index === files.length) going = null;
    model.send({ act, data, value: null }, undefined, [bytes]);
  }
  function send(act, files) {
    if (!files.length || going) return;
    going = { act, files: [...files], index: 0, at: 0 };
    next();
  }
  function receive(message, buffers) {
    if (message.say === "got") next();
    else if (message.say === "stop") going = null;
    else if (message.say === "file") {
      coming = { ...message, parts: [], at: 0 };
      model.send({ act: "fetch", data: { id: coming.id, at: 0 }, value: null });
    } else if (message.say === "piece" && coming && message.id === coming.id) {
      const view = buffers[0];
      const bytes = new Uint8Array(view.buffer ?? view, view.byteOffset ?? 0, view.byteLength).slice();
      coming.parts.push(bytes);
      coming.at += bytes.byteLength;
      if (coming.at < coming.size && bytes.byteLength)
        return model.send({ act: "fetch", data: { id: coming.id, at: coming.at }, value: null });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob(coming.parts, { type: coming.type }));
      link.download = coming.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      coming = null;
    }
  }
  el.addEventListener("change", (event) => {
    const node = event.target;
    if (node.dataset?.upload === undefined) return;
    send(node.dataset.upload, node.files);
    node.value = "";
  });
  el.addEventListener("dragover", (event) => event.target.closest?.("[data-drop]") && event.preventDefault());
  el.addEventListener("drop", (event) => {
    const place = event.target.closest?.("[data-drop]");
    if (!place) return;
    event.preventDefault();
    send(place.dataset.drop, event.dataTransfer.files);
  });
  model.on("msg:custom", receive);
}
