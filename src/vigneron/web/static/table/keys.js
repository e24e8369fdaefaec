// Keyboard shortcuts. Letters can be switched off, so that dictation does not trigger them.
import { byId } from "../ui/dom.js";
import { setting } from "../ui/settings.js";

/**
 * @typedef {object} Deeds
 * @property {() => void} confirm
 * @property {() => boolean} clear returns whether there was anything to clear
 * @property {() => void} undo
 * @property {() => void} moves
 * @property {() => void} board
 * @property {() => void} standing
 * @property {(number: number) => void} tab
 * @property {() => void} past
 * @property {() => void} hint
 * @property {(by: 1 | -1) => void} step
 * @property {() => void} aid
 * @property {(way: 1 | -1 | 0) => void} zoom closer, less close, the whole
 */

/** @param {Deeds} deeds */
export function listen(deeds) {
  /** @type {Record<string, () => void>} */
  const letters = {
    a: deeds.moves,
    z: deeds.undo,
    b: deeds.board,
    s: deeds.standing,
    h: deeds.past,
    i: deeds.hint,
    ",": () => deeds.step(-1),
    ".": () => deeds.step(1),
    "+": () => deeds.zoom(1),
    "=": () => deeds.zoom(1), // the same key without Shift
    "-": () => deeds.zoom(-1),
    0: () => deeds.zoom(0),
    p: () => byId("prompt").focus(),
    l: () => byId("log").focus(),
    "?": deeds.aid,
  };
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    const target = /** @type {Element} */ (event.target);
    if (event.key === "Escape") {
      if (target instanceof HTMLInputElement && target.value) target.value = "";
      deeds.clear();
      return;
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      deeds.confirm();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || setting("letters") !== "on") return;
    if (target.closest("input, select, textarea")) return;
    const letter = letters[event.key];
    if (letter) {
      event.preventDefault();
      letter();
    } else if (/^[1-9]$/.test(event.key)) deeds.tab(Number(event.key) - 1);
  });
}
