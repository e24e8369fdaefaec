// What this browser keeps for its person. Some forbid it: then nothing is found, and nothing is kept.

/**
 * @param {string} name
 * @returns {string | null}
 */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is known as long as the page lives.
  }
}
