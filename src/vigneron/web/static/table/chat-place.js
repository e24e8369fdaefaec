// Places the chat at the table.

import { byId, set } from "../ui/dom.js";

/** @typedef {import("./chat.js").Chat} Chat */

/**
 * Place the chat under the panel if there is room, else in a drawer.
 * @param {Chat} chat
 */
export function placeChat(chat) {
  const root = document.documentElement;
  const drawer = /** @type {HTMLDialogElement} */ (byId("talk-drawer"));
  const card = byId("talk-card");
  const own = byId("talk");
  const lines = byId("talk-lines");
  const place = () => {
    const away = root.dataset.mode !== "wide";
    set(root, "data-drawer", away);
    const home = away || drawer.open ? byId("talk-home") : card;
    if (own.parentElement !== home) {
      home.append(own);
      lines.scrollTop = lines.scrollHeight;
    }
    chat.see();
  };
  chat.shown = () => !document.hidden && (drawer.open || lines.clientHeight > 24);
  for (const button of [byId("talk-open"), byId("talk-bigger")]) {
    button.addEventListener("click", () => {
      drawer.showModal();
      place();
      byId("talk-text").focus();
    });
  }
  drawer.addEventListener("close", place);
  document.addEventListener("visibilitychange", () => chat.see());
  new ResizeObserver(() => chat.see()).observe(lines);
  new MutationObserver(place).observe(root, { attributes: true, attributeFilter: ["data-mode"] });
  place();
}
