// Abbreviations of a game in whole words, for those who hear: the page has them as data.

/** The forms of an abbreviation, by the number before it. @typedef {Record<string, string>} Forms */

/** The element that was read last, and what it made. @type {HTMLElement | null} */
let read = null;
/** @type {Record<string, Forms>} */
let forms = {};
/** @type {RegExp | null} */
let pattern = null;

function look() {
  const now = document.getElementById("spoken");
  if (now === read) return;
  read = now;
  forms = JSON.parse(now?.textContent || "{}") || {};
  const short = Object.keys(forms).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  pattern =
    short.length > 0
      ? new RegExp(`(?:(\\d+)([\\s\u00a0]?))?(?<![\\p{L}\\d])(${short.join("|")})(?!\\p{L})`, "gu")
      : null;
}

/**
 * Return a text with whole words for its abbreviations, in the form for the number before them.
 * @param {string} text
 * @returns {string}
 */
export function spoken(text) {
  look();
  if (!pattern) return text;
  return text.replace(pattern, (_, number = "", between = "", short = "") => {
    const { [short]: own = {} } = forms;
    const form = number
      ? new Intl.PluralRules(document.documentElement.lang).select(Number(number))
      : "other";
    return `${number}${between}${own[form] ?? own.other}`;
  });
}
