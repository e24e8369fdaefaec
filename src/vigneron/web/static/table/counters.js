// The player's own counters: symbol, number and name.

import { byId, h, keep, set, sign, write } from "../ui/dom.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

/** @type {import("../ui/renderer.js").View<TableStore>} */
export const counters = { reads: ({ overlay }) => [overlay], render };

/** @param {TableStore} store */
function render({ overlay }) {
  keep(
    byId("counters"),
    overlay?.counters || [],
    (c) => c.symbol || c.label, // the label may change with the value
    (counter) =>
      h(
        "li",
        { class: "counter", tabindex: 0 },
        counter.symbol ? sign(counter.symbol, counter.tone) : null,
        h("b", {}),
        h("span", {}),
      ),
    (item, counter) => {
      write(/** @type {Element} */ (item.querySelector("b")), counter.value);
      write(/** @type {Element} */ (item.querySelector("span")), counter.label);
      set(item, "data-tip", counter.label);
      set(item, "data-rule", counter.rule || null);
    },
  );
}
