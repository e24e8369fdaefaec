// The final score: who won, and the parts of each score.
import { byId, h, write } from "../ui/dom.js";
import { figure, say } from "../ui/i18n.js";
import { seatTone } from "../ui/seat-colours.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("../protocol/types.js").OverRow} OverRow */

/**
 * Fill and open the dialog.
 * @param {TableStore} store
 */
export function showFinalScore(store) {
  const { over } = store;
  if (!over) return;
  write(byId("over-say"), over.say);
  write(byId("over-ending"), over.ending);
  byId("over-ending").hidden = over.ending === "";
  const rows = [...over.rows].sort((a, b) => a.place - b.place || a.seat - b.seat);
  byId("over-rows").replaceChildren(...rows.map((row) => line(row, rows, row.seat === store.own)));
  const me = (/** @type {number} */ seat) => (seat === store.own ? "me" : "");
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
        ...rows.map((row) => h("td", { class: me(row.seat) }, figure(row.score))),
      ),
    ),
  );
  const dialog = /** @type {HTMLDialogElement} */ (byId("over"));
  if (!dialog.open) dialog.showModal();
}

/**
 * Return a player's line of the ranking, with a bar of their points beside those of the best.
 * @param {OverRow} row
 * @param {OverRow[]} rows
 * @param {boolean} own
 */
function line({ seat, name, place, score, winner, tie }, rows, own) {
  const winners = rows.filter((row) => row.winner);
  const scores = rows.map((row) => row.score);
  const gap = (winners[0]?.score ?? score) - score; // none for who is ranked behind fewer points
  const item = h(
    "li",
    { class: [seatTone(seat), winner ? "winner" : "", own ? "me" : ""].filter(Boolean).join(" ") },
    h("span", { class: "place" }, say("place", { n: place })),
    h("b", {}, name, own ? h("small", { class: "own" }, ` ${say("me")}`) : null),
    winner
      ? h("span", { class: "honour" }, say(winners.length > 1 ? "shared" : "winner"))
      : gap > 0
        ? h("span", { class: "soft" }, say("over-behind", { n: gap }))
        : null,
    tie ? h("small", { class: "tie" }, tie) : null,
    h(
      "strong",
      {},
      h("span", { class: "heard" }, say("labelled", { label: say("points"), value: "" })),
      figure(score),
    ),
  );
  if (Math.min(...scores) >= 0 && Math.max(...scores) > 0) {
    item.classList.add("barred");
    item.style.setProperty("--share", String(score / Math.max(...scores)));
  }
  return item;
}

/**
 * Return what a cell holds: the points, and what they are made of.
 * @param {number | null} value
 * @param {import("../protocol/types.js").OverDetail[]} details
 */
function cell(value, details) {
  if (value === null) return [h("span", { "aria-hidden": "true" }, "·")];
  const points = figure(value);
  const [only] = details;
  if (!only) return [points];
  if (details.length === 1) return [points, h("small", {}, only.say)];
  const lines = details.map((one) =>
    h("li", {}, say("labelled", { label: one.say, value: figure(one.value) })),
  );
  return [h("details", {}, h("summary", {}, points), h("ul", {}, ...lines))];
}
