// Seat colours: a scene's tone `seat-1` is shown in the colour that seat 1 chose before the start.

/** @type {number[]} */
let colours = [];

/** @param {import("../protocol/types.js").Person[]} people */
export function wear(people) {
  colours = [];
  for (const { seat, colour } of people) colours[seat] = colour ?? seat;
}

/**
 * Return the class of a tone.
 * @param {string} name
 */
export function tone(name) {
  const seat = /^seat-(\d+)$/.exec(name)?.[1];
  return seat === undefined ? `tone-${name}` : seatTone(Number(seat));
}

/**
 * Return the colour of a seat.
 * @param {number} seat
 */
export function worn(seat) {
  return colours[seat] ?? seat;
}

/**
 * Return the symbol of a piece. One that belongs to a seat (`pawn-1` in the tone `seat-1`) bears the sign of
 * the crest, which goes with the colour.
 * @param {string} symbol
 * @param {string} [wearing] its tone
 */
export function emblem(symbol, wearing = "") {
  const seat = /^seat-(\d+)$/.exec(wearing)?.[1];
  const end = `-${seat}`;
  return seat && symbol.endsWith(end) ? `${symbol.slice(0, -end.length)}-${worn(Number(seat))}` : symbol;
}

/** @param {number} seat */
export function seatTone(seat) {
  return `tone-seat-${worn(seat)}`;
}
