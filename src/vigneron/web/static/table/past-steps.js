// Steps through the past: where a move, a turn or a round begins and ends.

/** @typedef {Pick<import("../protocol/types.js").Plies, "versions" | "seats" | "rounds" | "unseen">} Plies */
/** @typedef {"move" | "turn" | "round"} Unit */

/** @type {readonly Unit[]} */
export const UNITS = ["move", "turn", "round"];

/**
 * Return the next ply in a direction after which somebody saw the position. Acts that were revealed together
 * are one move. Without one, return the ply itself.
 * @param {Plies} plies
 * @param {number} ply
 * @param {1 | -1} by
 */
function move(plies, ply, by) {
  for (let at = ply + by; at >= 0 && at < plies.versions.length; at += by) {
    if (!plies.unseen.includes(at)) return at;
  }
  return ply;
}

/**
 * Return where a step leads: by a move, to the end of a turn, or to the start of a round.
 * @param {Plies} plies
 * @param {number} ply
 * @param {Unit} unit
 * @param {1 | -1} by
 * @returns {number}
 */
export function step(plies, ply, unit, by) {
  const { seats, rounds } = plies;
  let at = move(plies, ply, by);
  if (unit === "turn") {
    const seat = by > 0 ? seats[at] : seats[ply];
    // Forward to the last act of whoever acts next; back to before the first act of whoever acted last.
    for (let next = move(plies, at, by); next !== at; next = move(plies, at, by)) {
      if (seats[by > 0 ? next : at] !== seat) break;
      at = next;
    }
  } else if (unit === "round") {
    const round = by > 0 ? rounds[ply] : rounds[at];
    for (let next = move(plies, at, by); next !== at; next = move(plies, at, by)) {
      if (by > 0 ? rounds[at] !== round : rounds[next] !== round) break;
      at = next;
    }
  }
  return at;
}

/**
 * Return the nearest ply, not later, after which somebody saw the position.
 * @param {Plies} plies
 * @param {number} ply
 */
export function seen(plies, ply) {
  return plies.unseen.includes(ply) ? move(plies, ply, -1) : ply;
}

/**
 * Return the last ply that was played up to a version; -1 if there is none.
 * @param {Plies} plies
 * @param {number} v
 */
function before({ versions }, v) {
  let at = versions.length - 1;
  while (at >= 0 && Number(versions[at]) > v) at -= 1;
  return at;
}

/**
 * Return the ply that a version of the table belongs to: what is told of a covered act belongs to the reveal.
 * @param {Plies} plies
 * @param {number} v
 */
export function plyOf(plies, v) {
  let at = before(plies, v);
  while (plies.unseen.includes(at)) at += 1;
  return Math.max(0, at);
}

/**
 * Return the ply of the last act of a seat; 0 if it has not acted.
 * @param {Plies} plies
 * @param {number | null} seat
 */
export function lastOf(plies, seat) {
  return seat === null ? 0 : Math.max(0, plies.seats.lastIndexOf(seat));
}

/**
 * Return how many acts of others came after a version, if that was about a round or more: everybody else has
 * acted, or a round has passed. Else return 0.
 * @param {Plies} plies
 * @param {number} v the last version that was looked at
 * @param {number | null} own the viewer's seat
 */
export function missed(plies, v, own) {
  const from = before(plies, v);
  if (from < 0) return 0;
  const acts = plies.seats.slice(from + 1).filter((seat) => seat !== own);
  const others = new Set(plies.seats.filter((seat) => seat >= 0 && seat !== own));
  const rounds = (plies.rounds[plies.rounds.length - 1] || 0) - (plies.rounds[from] || 0);
  return acts.length > 0 && (rounds > 1 || new Set(acts).size === others.size) ? acts.length : 0;
}
