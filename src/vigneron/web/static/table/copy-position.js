// The menu's "copy this position": what this page's seat may see, as one line of text from the server.
import { byId, write } from "../ui/dom.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

/**
 * Fetch the position's text, show it in the field below the button, and put it on the clipboard.
 * @param {HTMLButtonElement} button
 * @param {string} table
 * @param {number | null} seat
 */
async function copy(button, table, seat) {
  const words = button.dataset.words || button.textContent || "";
  button.dataset.words = words;
  const field = /** @type {HTMLInputElement} */ (byId("position-text"));
  let done = button.dataset.failed;
  try {
    const answer = await fetch(`/t/${table}/position${seat === null ? "" : `?as=${seat}`}`);
    if (!answer.ok) throw new Error(String(answer.status));
    field.value = await answer.text();
    field.hidden = false;
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      done = button.dataset.done;
    } catch {
      // On plain HTTP in a local network there is no clipboard object. The field stays selected in any case.
      done = document.execCommand("copy") ? button.dataset.done : words;
    }
  } catch {
    field.hidden = true;
  }
  write(button, done || words);
  setTimeout(() => write(button, words), 2500);
}

/**
 * Let the menu's button copy the position of the seat that the page shows.
 * @param {TableStore} store
 * @param {string} table
 */
export function offerPosition(store, table) {
  const button = /** @type {HTMLButtonElement} */ (byId("copy-position"));
  button.addEventListener("click", () => copy(button, table, store.you.seat));
}
