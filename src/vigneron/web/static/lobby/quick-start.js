// The start page: a new table against bots gets this browser's client seed with the form, and the button says
// how many bots are chosen.
import { freshWord, noteNext } from "../verify/client-seed.js";

for (const form of document.querySelectorAll("form[data-draws]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  form.addEventListener("submit", () => {
    const input = form.elements.namedItem("word");
    if (!(input instanceof HTMLInputElement)) return;
    input.value = freshWord();
    noteNext(input.value, form.dataset.draws || "");
  });
  form.addEventListener("change", () => says(form));
  addEventListener("pageshow", () => says(form)); // the browser's history restores what was chosen
}

/** @param {EventTarget | null} inside the choice that stays open */
function close(inside) {
  for (const choice of document.querySelectorAll(".quick details[open]")) {
    if (inside instanceof Node && choice.contains(inside)) continue;
    if (choice.contains(document.activeElement)) choice.querySelector("summary")?.focus();
    choice.removeAttribute("open");
  }
}

addEventListener("click", (event) => close(event.target));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") close(null);
});

/** @param {HTMLFormElement} form */
function says(form) {
  const chosen = form.querySelector("input[name=against]:checked");
  const line = form.querySelector(".go small");
  if (line && chosen instanceof HTMLElement) line.textContent = chosen.dataset.says || "";
}
