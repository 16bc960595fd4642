// News of a table from the server: `onVersion(number)` once at the start and at each new version, `onEnd(reason)` when the
// link opens nothing any more ("revoked" or "unknown"). `url` is the server's `…/scorekeeper/watch`. Returns a function that
// stops it. Needs no kernel.
const HIDDEN_MS = 10000; // a browser gives a server six such connections for all its tabs together: hidden ones let go
const PAUSE_MS = 1000; // before the server is tried again: the first time, and
const MOST_PAUSE_MS = 10000; // at most

export function watch(url, token, onVersion, onEnd = () => {}) {
  const address = `${url}?${new URLSearchParams({ table: token })}`;
  let source = null;
  let told = null;
  let pause = PAUSE_MS;
  let again = 0;
  let hiding = 0;
  let hiddenSince = null;

  function close() {
    clearTimeout(again);
    source?.close();
    source = null;
  }
  function open() {
    close();
    source = new EventSource(address);
    source.addEventListener("version", (event) => {
      pause = PAUSE_MS;
      const version = Number(event.data);
      if (version === told) return;
      told = version;
      onVersion(version);
    });
    source.addEventListener("end", (event) => {
      stop();
      onEnd(event.data);
    });
    source.addEventListener("error", () => {
      close();
      // Not all phones of a table at the same moment, should the server start anew.
      again = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(2 * pause, MOST_PAUSE_MS);
    });
  }
  function seen() {
    clearTimeout(hiding);
    if (document.visibilityState === "hidden") {
      hiddenSince ??= Date.now();
      hiding = setTimeout(close, HIDDEN_MS);
      return;
    }
    // A telephone that slept ran no timer, and its connection may be dead without knowing.
    const long = hiddenSince !== null && Date.now() - hiddenSince >= HIDDEN_MS;
    hiddenSince = null;
    if (long || source === null) anew();
  }
  function anew() {
    if (document.visibilityState === "hidden") return;
    pause = PAUSE_MS;
    open(); // the first event tells what was missed
  }
  function stop() {
    close();
    clearTimeout(hiding);
    document.removeEventListener("visibilitychange", seen);
    window.removeEventListener("online", anew);
  }

  document.addEventListener("visibilitychange", seen);
  window.addEventListener("online", anew);
  open();
  seen();
  return stop;
}
