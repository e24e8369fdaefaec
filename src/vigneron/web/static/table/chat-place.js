// Places the chat at the table.

import { byId, set } from "../ui/dom.js";

/** @typedef {import("./chat.js").Chat} Chat */

/**
 * Place the chat under the panel if there is room and somebody to talk to, else in a drawer.
 * @param {Chat} chat
 * @returns {import("../ui/renderer.js").View<import("./table-store.js").TableStore>}
 */
export function placeChat(chat) {
  const root = document.documentElement;
  const drawer = /** @type {HTMLDialogElement} */ (byId("talk-drawer"));
  const card = byId("talk-card");
  const own = byId("talk");
  const lines = byId("talk-lines");
  const scrolls = /** @type {HTMLElement} */ (byId("panel").querySelector(".scrolls"));
  let alone = false;
  /** The size of the window in which the panel needed the room; at another size it is tried anew. */
  let crowded = "";
  const place = () => {
    const away = root.dataset.mode !== "wide" || alone || crowded !== "";
    set(root, "data-drawer", away);
    set(root, "data-quiet", alone);
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
  return {
    render({ people, you, watching }) {
      const others = people.some((person) => person.kind === "person" && person.seat !== you.seat);
      const size = `${innerWidth} ${innerHeight}`;
      const before = [alone, crowded].join();
      alone = !others && watching === 0 && lines.childElementCount === 0;
      if (crowded !== size) crowded = "";
      if (root.dataset.mode === "wide" && scrolls.scrollHeight > scrolls.clientHeight + 4) crowded = size;
      if ([alone, crowded].join() !== before) place();
    },
  };
}
