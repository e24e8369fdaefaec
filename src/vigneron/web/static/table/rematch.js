// The rematch: the same people play again at a new table, which the first of them opens.
import { byId, set } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

let told = "";

/** @type {import("../ui/renderer.js").View<TableStore>} */
export const rematch = { reads: (store) => [store.positions, store.table, store.you], render };

/** @param {TableStore} store */
function render(store) {
  const next = store.table?.next || "";
  const may = store.over !== null && store.you.seat !== null && !store.table?.imported;
  byId("again").hidden = !may || next !== "";
  for (const link of [byId("over-next"), byId("next")]) {
    link.hidden = next === "";
    set(link, "href", `/t/${next}`);
  }
  if (next && next !== told && told !== "") announce(say("again-laid"));
  told = next || "none";
}
