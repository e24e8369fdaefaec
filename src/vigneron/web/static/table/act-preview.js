// The selected act as a sentence, and what it would change.

import { byId, h, heard, sign } from "../ui/dom.js";
import { added, say, signed } from "../ui/i18n.js";
import { spoken } from "../ui/spoken.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

/** What a sentence beside it says to screen readers. */
const UNHEARD = { "aria-hidden": "true" };

/** @type {import("../ui/renderer.js").View<TableStore>} */
export const actPreview = { render };

/** @param {TableStore} store */
function render({ complete: offer, preview: known, selection }) {
  const place = byId("preview");
  const preview = offer && known?.act === offer.act ? known : null;
  const sole = selection.own.length === 0; // the button says such an act
  const text = JSON.stringify([offer?.act, offer?.say, preview, sole]);
  if (place.dataset.shown === text) return;
  place.dataset.shown = text;
  place.replaceChildren();
  if (!offer) return;
  place.append(h("p", { class: "act", hidden: sole }, ...heard(offer.say)));
  if (!preview) return;
  const gains = preview.gains.filter((gain) => gain.from !== gain.to);
  if (gains.length > 0) {
    place.append(
      h(
        "ul",
        { class: "gains" },
        ...gains.map((gain) =>
          h(
            "li",
            { class: (added(gain) ?? 1) > 0 ? "gain" : "loss" },
            h("span", { class: "heard" }, words(gain)),
            added(gain) === null ? null : h("b", UNHEARD, signed(added(gain) ?? 0)),
            gain.symbol ? sign(gain.symbol) : null,
            h("span", UNHEARD, gain.label),
            h("small", UNHEARD, `${gain.from} → ${gain.to}`),
          ),
        ),
      ),
    );
  }
  for (const sentence of preview.say)
    if (sentence !== offer.say) place.append(h("p", { class: "effect" }, ...heard(sentence)));
  if (preview.draws)
    place.append(h("p", { class: "draws" }, ...heard(say("draws", { what: preview.draws }))));
}

/**
 * Return how a counter changes, in whole words.
 * @param {{label: string, from: string, to: string}} gain
 */
function words({ label, from, to }) {
  return spoken(say("gain", { label, from, to }));
}
