// The final score: who won, and the parts of each score.
import { byId, h, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { seatTone } from "../ui/seat-colours.js";

/** @typedef {import("../protocol/store.js").Store} Store */

/**
 * Fill and open the dialog.
 * @param {Store} store
 */
export function showFinalScore(store) {
  const { over } = store;
  if (!over) return;
  write(byId("over-say"), over.say);
  write(byId("over-ending"), over.ending);
  byId("over-ending").hidden = over.ending === "";
  const rows = [...over.rows].sort((a, b) => a.place - b.place || a.seat - b.seat);
  byId("over-rows").replaceChildren(
    ...rows.map((row) =>
      h(
        "li",
        {
          class: [seatTone(row.seat), row.winner ? "winner" : "", row.seat === store.you.seat ? "me" : ""]
            .filter(Boolean)
            .join(" "),
        },
        h("span", { class: "place" }, say("place", { n: row.place })),
        h("b", {}, row.name),
        row.winner
          ? h("span", { class: "honour" }, say(rows.filter((r) => r.winner).length > 1 ? "shared" : "winner"))
          : null,
        h(
          "strong",
          {},
          h("span", { class: "heard" }, say("labelled", { label: say("points"), value: "" })),
          String(row.score).replace("-", "−"),
        ),
      ),
    ),
  );
  const me = (/** @type {number} */ seat) => (seat === store.you.seat ? "me" : "");
  byId("over-parts").replaceChildren(
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        ...rows.map((row) => h("th", { scope: "col", class: me(row.seat) }, row.name)),
      ),
    ),
    h(
      "tbody",
      {},
      ...over.parts.map((part) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, part.label),
          ...rows.map((row) =>
            h(
              "td",
              { class: me(row.seat) },
              ...cell(part.values[row.seat] ?? null, part.details[row.seat] || []),
            ),
          ),
        ),
      ),
    ),
    h(
      "tfoot",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "row" }, say("sum")),
        ...rows.map((row) => h("td", { class: me(row.seat) }, String(row.score).replace("-", "−"))),
      ),
    ),
  );
  const dialog = /** @type {HTMLDialogElement} */ (byId("over"));
  if (!dialog.open) dialog.showModal();
}

/**
 * Return what a cell holds: the points, and what they are made of.
 * @param {number | null} value
 * @param {import("../protocol/types.js").OverDetail[]} details
 */
function cell(value, details) {
  if (value === null) return ["·"];
  const points = String(value).replace("-", "−");
  const [only] = details;
  if (!only) return [points];
  if (details.length === 1) return [points, h("small", {}, only.say)];
  const lines = details.map((one) => h("li", {}, say("labelled", { label: one.say, value: one.value })));
  return [h("details", {}, h("summary", {}, points), h("ul", {}, ...lines))];
}
