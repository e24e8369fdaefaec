// A game's symbols, to which pictures refer by id.

import { byId } from "./dom.js";

/**
 * Load a game's symbols into the page. Without them, buttons have words only.
 * @param {string} url
 */
export async function loadArt(url) {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return;
  const art = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (!art.querySelector("parsererror")) byId("art").append(document.importNode(art, true));
}
