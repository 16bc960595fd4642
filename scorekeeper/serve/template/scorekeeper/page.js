// "Opening…" goes when the first widget stands on the page; if none does, a sentence says so.
(function () {
  var patience = 20000;
  var opening = document.getElementById("opening");
  var main = document.getElementById("main");
  function failed() {
    opening.hidden = false;
    opening.className = "over";
    opening.setAttribute("role", "alert");
  }
  var late = setTimeout(failed, patience);
  window.scorekeeperFailed = function () { clearTimeout(late); failed(); };
  var watch = new MutationObserver(function () {
    if (!main.querySelector(".jupyter-widgets, .jp-RenderedHTMLCommon, .jp-OutputArea-output > *")) return;
    clearTimeout(late);
    opening.hidden = true;
    opening.className = "";
    watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  // Voilà's front end adds an empty shell of its own, also called "main"; there may be only one.
  new MutationObserver(function (_changes, observer) {
    var shell = document.querySelector("body > .jp-LabShell");
    if (shell) { shell.id = "shell"; observer.disconnect(); }
  }).observe(document.body, { childList: true });
})();
