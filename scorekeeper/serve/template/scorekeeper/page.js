// "Opening…" goes when the app, or in another notebook the first widget, stands on the page. If none comes, or an error in
// its place, a sentence says so; after an error (a slow machine lets widgets give up) the page is first loaded anew, once.
(function () {
  var patience = 20000;
  var opening = document.getElementById("opening");
  var main = document.getElementById("main");
  var again = "sk:opened-again";
  function failed() {
    opening.hidden = false;
    opening.className = "over";
    opening.setAttribute("role", "alert");
  }
  var late = setTimeout(failed, patience);
  window.scorekeeperFailed = function () { clearTimeout(late); failed(); };
  // ipywidgets writes an error as the bare text of an output, or of a widget of its own.
  function broken() {
    if (main.querySelector(".jupyter-error-widget")) return true;
    return Array.prototype.some.call(main.querySelectorAll(".jp-OutputArea-output"), function (output) {
      return !output.firstElementChild && /^Error displaying widget/.test(output.textContent);
    });
  }
  // Our own root stands when the kernel has answered it.
  function stands() {
    var root = main.querySelector(".sk");
    if (root) return root.querySelector(".sk-top > *") !== null;
    return main.querySelector(".jp-RenderedHTMLCommon, .jp-OutputArea-output > *") !== null;
  }
  function anew() {
    try {
      if (sessionStorage.getItem(again)) return false;
      sessionStorage.setItem(again, "1");
    } catch (none) {
      return false; // what cannot be remembered could go on for ever
    }
    main.style.visibility = "hidden";
    location.reload();
    return true;
  }
  var watch = new MutationObserver(function () {
    var error = broken();
    if (!error && !stands()) return;
    clearTimeout(late);
    watch.disconnect();
    if (error) {
      if (!anew()) failed();
      return;
    }
    opening.hidden = true;
    opening.className = "";
    try { sessionStorage.removeItem(again); } catch (none) { /* then nothing was remembered */ }
  });
  watch.observe(main, { childList: true, subtree: true });
  // Voilà's front end adds an empty shell of its own, also called "main"; there may be only one.
  new MutationObserver(function (_changes, observer) {
    var shell = document.querySelector("body > .jp-LabShell");
    if (shell) { shell.id = "shell"; observer.disconnect(); }
  }).observe(document.body, { childList: true });
})();
