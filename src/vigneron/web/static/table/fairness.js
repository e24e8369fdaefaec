// The dialog about fair draws: the client seeds, and whether this browser's own is among them.
import { byId, h } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { noted, witness } from "../verify/client-seed.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

/** @type {import("../ui/renderer.js").View<TableStore>} */
export const fairness = { reads: (store) => [store.positions, store.table, store.people], render };

/** @param {TableStore} store */
function render(store) {
  const { table } = store;
  if (!table) return;
  witness(table);
  const { word } = noted(table.id);
  const pledges = table.pledges || [];
  const place = byId("fair-words");
  byId("fair-mixed").hidden = pledges.length === 0;
  byId("fair-check").hidden = table.phase !== "over" || !table.commitment;
  byId("fair-hand").hidden = Boolean(table.commitment);
  byId("fair-secretly").hidden = !table.commitment;
  const text = JSON.stringify([pledges, word]);
  if (place.dataset.shown === text) return;
  place.dataset.shown = text;
  place.replaceChildren(
    ...pledges.map((pledge) =>
      h(
        "li",
        {},
        `${store.name(pledge.seat)}: `,
        h("code", {}, pledge.word || say("fair-untold")),
        pledge.word && pledge.word === word ? h("b", {}, ` ✓ ${say("fair-own")}`) : null,
      ),
    ),
  );
}
