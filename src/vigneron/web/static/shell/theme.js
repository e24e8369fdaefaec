// Sets the theme before the first paint, so that no page flashes in the other one. Therefore it is no module.
"use strict";
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");

  /** @returns {string} the chosen theme: light, dark or auto */
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
