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

  /** Larger type takes room, so it is set before the first paint too. */
  function size() {
    try {
      document.documentElement.dataset.size = localStorage.getItem("size") || "100";
    } catch {
      document.documentElement.dataset.size = "100";
    }
  }

  const bar = document.querySelector("meta[name=theme-color]");
  const light = bar?.getAttribute("content") || "";

  function show() {
    const choice = chosen();
    const theme = choice === "auto" ? (dark.matches ? "dark" : "light") : choice;
    document.documentElement.dataset.theme = theme;
    bar?.setAttribute("content", theme === "dark" ? bar.getAttribute("data-dark") || light : light);
  }

  dark.addEventListener("change", show);
  addEventListener("storage", show);
  addEventListener("theme", show);
  size();
  show();
})();
