// What the signs mean, over the table. The list is fetched when it is first asked for.
import { byId, h } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { parsed, style } from "../ui/rule-dialog.js";

/**
 * Open the list of signs and shortcuts.
 * @param {{game: string, id: string}} page
 * @param {(number: string) => void} rule opens a clause
 */
export async function openAid({ game, id }, rule) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("help"));
  const place = byId("signs");
  if (!dialog.open) dialog.showModal();
  if (place.childElementCount > 0) return;
  place.replaceChildren(h("p", { class: "soft" }, say("loading")));
  try {
    const [answer] = await Promise.all([fetch(`/howto/${game}/signs?part=1&table=${id}`), style()]);
    if (!answer.ok) throw new Error(String(answer.status));
    place.replaceChildren(...parsed(await answer.text(), rule));
  } catch {
    place.replaceChildren(); // the shortcuts are there; the next time fetches again
  }
}
