// The clauses of a game in one sentence each, asked for once, when the first tooltip needs them.

/** @typedef {{title: string, does: string}} Brief */

/** @type {Map<string, Promise<Record<string, Brief>>>} */
const asked = new Map();

/**
 * Return the title and the first sentence of a clause; null if there is no such clause, or no answer.
 * @param {string} game
 * @param {string} number
 * @returns {Promise<Brief | null>}
 */
export async function clauseOf(game, number) {
  let all = asked.get(game);
  if (!all) {
    all = fetch(`/clauses/${game}`).then((answer) => (answer.ok ? answer.json() : {}));
    asked.set(game, all);
  }
  try {
    return (await all)[number] ?? null;
  } catch {
    asked.delete(game); // the line was broken: the next tooltip asks again
    return null;
  }
}
