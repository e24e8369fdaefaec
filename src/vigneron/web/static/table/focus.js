// The focus stays in the panel when what had it goes.

import { byId } from "../ui/dom.js";

/**
 * Focus the prompt if the element that had the focus is gone.
 * @param {Element | null} focus
 */
export function keepFocus(focus) {
  if (!focus || focus === document.body || (focus.isConnected && focus.getClientRects().length > 0)) return;
  byId("prompt").focus({ preventScroll: true });
}
