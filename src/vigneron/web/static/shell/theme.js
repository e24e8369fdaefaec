// Runs before the first paint, so that a page never flashes in the other theme. Not a module for that reason.
"use strict";
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");

  /** @returns {string} what the person chose: light, dark or auto */
  function chosen() {
    try {
      return localStorage.getItem("theme") || "auto";
    } catch {
      return "auto"; // storage can be forbidden; the page still shows
    }
  }

  function show() {
    const theme = chosen();
    document.documentElement.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
  }

  dark.addEventListener("change", show);
  addEventListener("storage", show);
  addEventListener("theme", show);
  show();
})();
