// What the widgets of one page share: the outbox. It stands in front of each widget's own module, and whichever comes first
// makes it. What a person enters lies here, and in the browser's storage, until the server says that it is on disk.
const sk = (globalThis.scorekeeper ??= (() => {
  const RETRY_MS = 4000;
  const SHOW_MS = 40;
  const bus = new EventTarget();
  let send = null;
  let token = "";
  let version = 0;
  let seq = 0;
  let free = null; // what may be done by somebody who only looks on; null: everything
  let pending = {}; // path -> {text | value, base, seq, bad, sent}

  const key = () => `sk:pending:${token}`;
  const tell = (name, detail) => bus.dispatchEvent(new CustomEvent(name, { detail }));

  function store() {
    try {
      if (Object.keys(pending).length) localStorage.setItem(key(), JSON.stringify(pending));
      else localStorage.removeItem(key());
    } catch {
      // Private windows may have no storage; the entry is still in the page.
    }
  }
  // Shown once the new total has had time to come: laying the page out meanwhile would keep it waiting.
  const shown = new Map();
  function later(path) {
    clearTimeout(shown.get(path));
    shown.set(path, setTimeout(() => (shown.delete(path), tell("pending", path)), SHOW_MS));
  }
  function post(path, commit, leave) {
    const { text, value, base, seq: number } = pending[path];
    if (!send) return;
    if (commit) pending[path].sent = Date.now();
    send({ act: "set", token, path, text, value, base, seq: number, commit, leave });
  }

  return {
    // Touching what has not changed would make the browser lay the page out again at each key.
    text: (node, words) => {
      if (node.textContent !== words) node.textContent = words;
    },
    on: (name, listener) => {
      const heard = (event) => listener(event.detail);
      bus.addEventListener(name, heard);
      return () => bus.removeEventListener(name, heard);
    },
    tell,
    attach(how) {
      send = how;
    },
    post: (message) => send?.(message),
    // The page shows this table, which is at this version. What was left unsaved for it is sent again.
    table(which, at) {
      version = at;
      if (which === token) return;
      token = which;
      pending = {};
      try {
        if (token) pending = JSON.parse(localStorage.getItem(key()) ?? "{}");
      } catch {
        pending = {};
      }
      for (const entry of Object.values(pending)) seq = Math.max(seq, entry.seq);
      tell("pending");
      for (const path of Object.keys(pending)) post(path, true, true);
    },
    // Somebody entered something. `commit` asks for it to be put on disk, `leave` says that the cell was left.
    enter(path, payload, commit, leave = false) {
      const before = pending[path];
      pending[path] = { ...payload, base: before?.base ?? version, seq: ++seq };
      post(path, commit, leave); // first of all: the new total is on its way while the rest is done
      store();
      later(path);
    },
    commit(path, leave = false) {
      if (pending[path]) post(path, true, leave);
    },
    // The server's answer: on disk, or why not.
    answer({ path, seq: number, version: at, bad }) {
      if (at) version = at;
      const entry = pending[path];
      if (entry && entry.seq <= number) {
        if (bad) entry.bad = bad;
        else delete pending[path];
      } else if (entry && at) entry.base = at;
      store();
      tell("pending", path);
    },
    free: () => free,
    freeze(acts) {
      free = acts;
      tell("frozen");
    },
    drop(path) {
      delete pending[path];
      store();
      tell("pending", path);
    },
    at(number) {
      version = number;
    },
    retry() {
      const now = Date.now();
      for (const [path, entry] of Object.entries(pending))
        if (!entry.bad && entry.sent && now - entry.sent > RETRY_MS) post(path, true, true);
    },
    pending: (path) => pending[path],
    waiting: () => Object.keys(pending).length,
    token: () => token,
  };
})());
