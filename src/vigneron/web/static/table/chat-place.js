// Places the chat at the table, and says when the log must leave its room to the question too.

import { byId, set } from "../ui/dom.js";

/** @typedef {import("./chat.js").Chat} Chat */

/**
 * Place the chat under the panel if there is room and somebody to talk to, else in a drawer.
 * @param {Chat} chat
 * @param {() => void} moved called when other cards may have another room
 * @returns {import("../ui/renderer.js").View<import("./table-store.js").TableStore>}
 */
export function placeChat(chat, moved = () => {}) {
  const root = document.documentElement;
  const drawer = /** @type {HTMLDialogElement} */ (byId("talk-drawer"));
  const card = byId("talk-card");
  const own = byId("talk");
  const lines = byId("talk-lines");
  const scrolls = /** @type {HTMLElement} */ (byId("panel").querySelector(".scrolls"));
  const side = byId("side");
  let alone = false;
  /**
   * What left its room to the panel, the talk first; in another window it is tried anew.
   * @type {"" | "talk" | "log"}
   */
  let crowded = "";
  let tried = "";
  /** @type {import("./table-store.js").TableStore | null} */
  let last = null;
  const place = () => {
    const away = root.dataset.mode !== "wide" || alone || crowded !== "";
    set(root, "data-drawer", away);
    set(root, "data-quiet", alone);
    set(root, "data-crowded", crowded || null);
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
  /** @type {import("../ui/renderer.js").View<import("./table-store.js").TableStore>} */
  const view = {
    render(store) {
      const { people, you, watching } = store;
      if (!last) new MutationObserver(() => last && view.render(last)).observe(lines, { childList: true });
      last = store;
      // Those on this device hear each other without a page.
      const here = [you.seat, ...(you.device?.seats ?? [])];
      const others = people.some((person) => person.kind === "person" && !here.includes(person.seat));
      const size = `${innerWidth} ${innerHeight}`;
      const before = [alone, crowded, root.dataset.said].join();
      const said = lines.childElementCount > 0;
      set(root, "data-said", said);
      alone = !others && watching === 0 && !said;
      if (tried !== size) crowded = "";
      tried = size;
      const full = [scrolls, side].some((part) => part.scrollHeight > part.clientHeight + 4);
      if (root.dataset.mode === "wide" && full) crowded = alone || crowded ? "log" : "talk";
      if ([alone, crowded, root.dataset.said].join() === before) return;
      place();
      moved();
    },
  };
  return view;
}
