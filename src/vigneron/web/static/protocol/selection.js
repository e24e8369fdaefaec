// The selection: a set of touches, and the offers that contain it. Knows nothing but ids.
//
// Offers are sets of touches. A touch `name=NUMBER` is an amount; one amount per name is selected at a time.
// A thing may stand for several touches at once, such as a step of an auction: ids separated by spaces.

/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {{name: string, values: number[], value: number | null}} Amount */

const AMOUNT = /^([^ ]+)=(-?\d+)$/;

/**
 * Return the name and number of an amount, or null for another touch.
 * @param {string} touch
 * @returns {{name: string, value: number} | null}
 */
export function amountOf(touch) {
  const found = AMOUNT.exec(touch);
  return found && found[1] !== undefined ? { name: found[1], value: Number(found[2]) } : null;
}

/** @param {string} touch */
const parts = (touch) => touch.split(" ");

/**
 * @param {Offer} offer
 * @param {Iterable<string>} touches
 */
function holds(offer, touches) {
  for (const touch of touches) if (!offer.touch.includes(touch)) return false;
  return true;
}

/**
 * Return what an offer touches besides amounts.
 * @param {Offer} offer
 */
const things = (offer) =>
  offer.touch
    .filter((touch) => !amountOf(touch))
    .sort()
    .join(" ");

/** @returns {Set<string>} */
const none = () => new Set();

/**
 * @param {readonly (readonly string[])[]} alike
 * @returns {Map<string, string>}
 */
function stands(alike) {
  return new Map(alike.flatMap((group) => group.map((touch) => [touch, group[0] ?? touch])));
}

export class Selection {
  constructor() {
    /** @type {Offer[]} */
    this.offers = [];
    /** What the player touched, in order. @type {string[]} */
    this.own = [];
    /** Touches that follow, because every remaining offer has them. @type {string[]} */
    this.forced = [];
    /** The offers that contain the whole selection. @type {Offer[]} */
    this.left = [];
    /** The offer that equals the selection. @type {Offer | null} */
    this.complete = null;
    /** What may be touched next. @type {Set<string>} */
    this.lit = new Set();
    /** @type {Amount[]} */
    this.amounts = [];
    /** What stands for a touch: of touches that mean the same, the first. @type {Map<string, string>} */
    this.first = new Map();
    /** Touches that spend what one holds: nobody is taken to mean them who has not touched them. */
    this.costly = none();
    /** How often the selection or the offers have changed. */
    this.changes = 0;
  }

  /** @returns {string[]} everything touched */
  get all() {
    return [...this.own, ...this.forced];
  }

  /** @returns {boolean} whether another offer contains the complete one */
  get more() {
    return this.complete !== null && this.left.length > 1;
  }

  /**
   * Take the offers of a new question: nothing is touched.
   * @param {Offer[]} offers
   * @param {readonly (readonly string[])[]} [alike] groups of touches that mean the same
   * @param {Set<string>} [costly] touches that spend something
   */
  begin(offers, alike = [], costly = none()) {
    this.first = stands(alike);
    this.costly = costly;
    this.offers = offers;
    this.clear();
  }

  /**
   * Take the offers of the same question again; what was touched stays as far as it still leads anywhere.
   * @param {Offer[]} offers
   * @param {readonly (readonly string[])[]} [alike]
   * @param {Set<string>} [costly]
   */
  reset(offers, alike = [], costly = none()) {
    this.first = stands(alike);
    this.costly = costly;
    this.offers = offers;
    this.own = this.own.filter((touch) => offers.some((offer) => offer.touch.includes(touch)));
    if (!offers.some((offer) => holds(offer, this.own))) this.own = [];
    this.#narrow();
  }

  clear() {
    this.own = [];
    this.#narrow();
  }

  /**
   * Select a whole offer.
   * @param {Offer} offer
   */
  take(offer) {
    this.own = [...offer.touch];
    this.#narrow();
  }

  /**
   * Select or deselect. Returns whether that was possible; if not, nothing has changed.
   * @param {string} touch
   * @returns {boolean}
   */
  touch(touch) {
    touch = this.standing(touch);
    if (parts(touch).length > 1) return this.#touchAll(touch);
    if (this.own.includes(touch)) this.own = this.own.filter((other) => other !== touch);
    else if (this.forced.includes(touch)) this.own = [...this.own, touch];
    else {
      const wanted = this.#with(touch);
      if (!wanted) return false;
      this.own = wanted;
    }
    this.#narrow();
    return true;
  }

  /**
   * Select all touches of one thing, or deselect them. What does not go with them is let go.
   * @param {string} touch
   */
  #touchAll(touch) {
    if (!this.owned(touch)) return this.instead(touch);
    const all = parts(touch);
    this.own = this.own.filter((other) => !all.includes(other));
    this.#narrow();
    return true;
  }

  /**
   * @param {string} touch one touch, or several of one thing
   * @returns {boolean} whether the player touched all of it
   */
  owned(touch) {
    return parts(touch).every((part) => this.own.includes(part));
  }

  /**
   * @param {string} touch one touch, or several of one thing
   * @returns {boolean} whether all of it is selected
   */
  chosen(touch) {
    return parts(touch).every((part) => this.own.includes(part) || this.forced.includes(part));
  }

  /**
   * @param {string} touch one touch, or several of one thing
   * @returns {boolean} whether it may be touched next
   */
  leads(touch) {
    const all = parts(touch);
    if (all.length === 1 && !amountOf(touch)) return this.lit.has(touch);
    const names = new Set(all.flatMap((part) => amountOf(part)?.name ?? []));
    const rest = this.own.filter((other) => !names.has(amountOf(other)?.name ?? ""));
    return !this.chosen(touch) && this.offers.some((offer) => holds(offer, [...rest, ...all]));
  }

  /**
   * Start over with this touch, keeping the others that go with it. Returns whether any offer has it.
   * @param {string} touch
   * @returns {boolean}
   */
  instead(touch) {
    touch = this.standing(touch);
    if (!this.known(touch)) return false;
    let kept = parts(touch);
    for (const other of [...this.own].reverse()) {
      if (kept.includes(other)) continue;
      const more = [other, ...kept];
      if (this.offers.some((offer) => holds(offer, more))) kept = more;
    }
    this.own = kept;
    this.#narrow();
    return true;
  }

  /**
   * @param {string} touch
   * @returns {boolean} whether any offer has it
   */
  known(touch) {
    const all = parts(this.standing(touch));
    return this.offers.some((offer) => holds(offer, all));
  }

  /**
   * @param {string} touch
   * @returns {string} the touch that stands for it in offers
   */
  standing(touch) {
    return this.first.get(touch) ?? touch;
  }

  /**
   * Return the selection with this touch, or null if that is impossible. The touch is added, or replaces one
   * that it can be exchanged for.
   * @param {string} touch
   * @returns {string[] | null}
   */
  #with(touch) {
    const amount = amountOf(touch);
    const rest = amount ? this.own.filter((other) => amountOf(other)?.name !== amount.name) : this.own;
    const joined = [...rest, touch];
    if (this.offers.some((offer) => holds(offer, joined))) return joined;
    for (const out of rest) {
      const swapped = [...rest.filter((other) => other !== out), touch];
      if (this.#alike(out, touch) && this.offers.some((offer) => holds(offer, swapped))) return swapped;
    }
    return null;
  }

  /**
   * Two touches are alike if exchanging them in some offer makes another offer.
   * @param {string} one
   * @param {string} other
   */
  #alike(one, other) {
    const without = (/** @type {Offer} */ offer, /** @type {string} */ touch) =>
      offer.touch
        .filter((id) => id !== touch && !amountOf(id))
        .sort()
        .join(" ");
    const rests = new Set();
    for (const offer of this.offers) {
      if (!offer.touch.includes(one)) continue;
      if (offer.touch.includes(other)) return false;
      rests.add(without(offer, one));
    }
    return this.offers.some((offer) => offer.touch.includes(other) && rests.has(without(offer, other)));
  }

  #narrow() {
    this.changes += 1;
    this.left = this.offers.filter((offer) => holds(offer, this.own));
    this.forced = [];
    // Before the first touch only a sole offer is complete: nobody confirms what they did not choose.
    if (this.own.length > 0 || this.offers.length === 1) {
      const first = this.left[0];
      const common = first
        ? first.touch.filter((touch) => this.left.every((offer) => offer.touch.includes(touch)))
        : [];
      if (this.left.some((offer) => offer.touch.length === common.length)) {
        this.forced = common.filter((touch) => !this.own.includes(touch));
      } else this.#firstAmount();
    }
    const touched = this.all;
    if (touched.length === this.own.length) this.#plain();
    else this.left = this.offers.filter((offer) => holds(offer, touched));
    this.#finish();
  }

  /**
   * If there is one way that spends nothing, or one with amounts to choose, it is meant until another is
   * touched; the others stay lit.
   */
  #plain() {
    if (this.own.length === 0 || this.left.some((offer) => offer.touch.length === this.own.length)) return;
    const spends = (/** @type {string} */ touch) => this.costly.has(touch) && !this.own.includes(touch);
    const [only, ...more] = this.left.filter((offer) => !offer.touch.some(spends));
    if (only && more.every((offer) => things(offer) === things(only)))
      this.forced = only.touch.filter((touch) => !this.own.includes(touch));
  }

  #finish() {
    const touched = this.all;
    const whole = (/** @type {Offer} */ offer) =>
      offer.touch.length === touched.length && holds(offer, touched);
    this.complete = this.left.find(whole) || null;
    this.lit = new Set();
    for (const offer of this.left) for (const touch of offer.touch) if (!amountOf(touch)) this.lit.add(touch);
    for (const touch of touched) this.lit.delete(touch);
    for (const [touch, first] of this.first) if (this.lit.has(first)) this.lit.add(touch);
    this.#count();
  }

  /**
   * If only amounts are left to choose, start with those of the first offer.
   */
  #firstAmount() {
    const first = this.left[0];
    if (!first || this.left.some((offer) => things(offer) !== things(first))) return;
    this.forced = first.touch.filter((touch) => !this.own.includes(touch));
  }

  /**
   * An amount is shown when something is selected, when every remaining offer has it, or when amounts alone
   * make an offer.
   * @param {string} name
   */
  #wanted(name) {
    const has = (/** @type {Offer} */ offer) => offer.touch.some((touch) => amountOf(touch)?.name === name);
    return (
      this.own.length > 0 ||
      this.left.every(has) ||
      this.left.some((offer) => has(offer) && offer.touch.every(amountOf))
    );
  }

  #count() {
    /** @type {Map<string, Set<number>>} */
    const found = new Map();
    const touched = this.all;
    /** @type {Map<string, number>} */
    const now = new Map();
    for (const touch of touched) {
      const amount = amountOf(touch);
      if (amount) now.set(amount.name, amount.value);
    }
    for (const name of new Set([
      ...now.keys(),
      ...this.left.flatMap((o) => o.touch.flatMap((t) => amountOf(t)?.name ?? [])),
    ])) {
      const rest = touched.filter((touch) => amountOf(touch)?.name !== name);
      for (const offer of this.offers) {
        if (!holds(offer, rest)) continue;
        for (const touch of offer.touch) {
          const amount = amountOf(touch);
          if (amount?.name === name) found.set(name, (found.get(name) || new Set()).add(amount.value));
        }
      }
    }
    this.amounts = [...found]
      .filter(([name]) => this.#wanted(name))
      .map(([name, values]) => ({
        name,
        values: [...values].sort((a, b) => a - b),
        value: now.get(name) ?? null,
      }));
  }
}
