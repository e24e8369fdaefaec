// The start page: a new table against bots gets this browser's client seed with the form.
import { freshWord, noteNext } from "../verify/client-seed.js";

for (const form of document.querySelectorAll("form[data-draws]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  form.addEventListener("submit", () => {
    const input = form.elements.namedItem("word");
    if (!(input instanceof HTMLInputElement)) return;
    input.value = freshWord();
    noteNext(input.value, form.dataset.draws || "");
  });
}
