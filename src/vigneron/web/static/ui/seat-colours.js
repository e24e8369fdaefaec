// Seats wear the colours that people chose before the start: the tone `seat-1` is shown in that seat's
// colour.

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
 * Return the colour that a seat wears.
 * @param {number} seat
 */
export function worn(seat) {
  return colours[seat] ?? seat;
}

/** @param {number} seat */
export function seatTone(seat) {
  return `tone-seat-${worn(seat)}`;
}
