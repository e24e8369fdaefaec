"""Positions that read like a sentence: `table(3).discs(2, vineyard=4).coins(5).vines(d4="noir")`.

A fresh table has been drafted without tokens, seat 0 is first and to act, and the vineyard is bare but for
its four initial grapes (d3 noir, e4 meunier, c5 chardonnay and e3, which is chardonnay). Whatever is arranged
comes out of the box: after every act the game's invariants are asked for.

`act(text, why=[outcomes])` scripts the draws of a kind; those not scripted come from a fixed stream.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tests.scripted_chance import ScriptedChance
from vigneron.core.contract import Event, apply
from vigneron.core.snapshot import Snapshot
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.actions import ACCESSORIES, GOAL
from vigneron.games.dom_pierre.rules.box import (
    COLUMNS,
    FLAGS,
    LONGEST,
    PRESSES,
    ROUTES,
    SQUARE,
    TOKENS,
    TYPES,
    VARIETIES,
)
from vigneron.games.dom_pierre.rules.common import cards_of, free_vines, points, vacant, variety_at
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import BEFORE, NONE, House, State
from vigneron.native import bits

LAYING = ("empty", "vintage", "strength")


EDITION = "2"
"""Whose values stand in the tests, unless a test names another edition."""


def tile(text: str) -> int:
    """Return the code of `bottle 10` or `barrel 3`; 0 for ''."""
    if not text:
        return 0
    kind, value = text.split()
    return int(value) + 32 * (kind == "barrel")


def put(owner: State | House, name: str, at: int, value: int) -> None:
    """Write one number of a row. A compiled state gives a copy of some rows, so the whole row is written."""
    row = list(getattr(owner, name))
    row[at] = value
    setattr(owner, name, row)


@cache
def _packaged(seats: int, variant: str, edition: str) -> DomPierre:
    return GAME.in_edition(edition).rules(GAME.setup(seats, {"variant": variant}))


class Table:
    """Rules and a position, for arranging and playing on."""

    def __init__(
        self, seats: int = 3, variant: str = "standard", data: Any = None, seed: int = 5, edition: str = ""
    ) -> None:
        setup = GAME.setup(seats, {"variant": variant})
        edition = edition or EDITION
        rules = _packaged(seats, variant, edition) if data is None else GAME.rules(setup, data)
        self._setup, self._data = setup, data
        self._edition = edition
        self.rules = rules
        self.box = rules.box
        self.seed = seed
        self.state: State = rules.new(setup, ScriptedChance(seed, first=[0], harvest=[0, 0, 1, 1], market=[]))

    def position_text(self) -> str:
        """Return the position as one line of text. A failing test shows it."""
        game = GAME.in_edition(self._edition)
        digest = game.digest(game.data() if self._data is None else self._data)
        return Snapshot(game, self._setup, self.rules, self.state, digest, 0).text()

    # ---- arranging

    def drafted(self) -> Table:
        """Skip the draft: no vintages except given ones, no waiting tokens."""
        state = self.state
        state.hands, state.choice, state.vintage_pool = [], [], bytearray()
        state.stage = BEFORE
        for square in (19, 20, 28, 34):  # d3, e3, e4, c5 may differ by chance
            self._grape(square, NONE)
        for name, variety in {"d3": "noir", "e3": "chardonnay", "e4": "meunier", "c5": "chardonnay"}.items():
            self._grape(SQUARE.index(name), VARIETIES.index(variety))
        return self

    def _grape(self, square: int, variety: int) -> None:
        state = self.state
        was = variety_at(state, square)
        if was != NONE:
            state.bag[was] += 1
        state.vines = [mask & ~(1 << square) for mask in state.vines]
        if variety != NONE:
            state.vines = [mask | (v == variety) << square for v, mask in enumerate(state.vines)]
            state.bag[variety] -= 1
            lying = state.ground[square]
            if 0 < lying <= len(TYPES):
                state.grey_supply[lying - 1] += 1
            state.ground[square] = 0

    def vines(self, **squares: str) -> Table:
        """Set grapes: `d4="noir"`; `""` removes one."""
        for name, variety in squares.items():
            self._grape(SQUARE.index(name), VARIETIES.index(variety) if variety else NONE)
        return self

    def ground(self, square: str, what: str) -> Table:
        """Put `coin`, `box`, `sugar`, `cork`, `label` or nothing on a square."""
        state, at = self.state, SQUARE.index(square)
        code = {"": 0, "coin": 5}.get(what, TYPES.index(what) + 1 if what in TYPES else 0)
        for other, lying in enumerate(state.ground):
            if lying == code and code:
                state.ground[other], state.ground[at] = state.ground[at], code
                return self
        if 0 < state.ground[at] <= len(TYPES):
            state.grey_supply[state.ground[at] - 1] += 1
        if code in range(1, 5):
            state.grey_supply[code - 1] -= 1
        state.ground[at] = code
        return self

    def bag(self, *left: int) -> Table:
        """Leave this many grapes of each variety in the bag; the others are on the last squares."""
        for variety, count in enumerate(left):
            square = len(SQUARE) - 1
            while self.state.bag[variety] > count:
                if variety_at(self.state, square) == NONE:
                    self._grape(square, variety)
                square -= 1
        return self

    def house(self, seat: int = 0) -> House:
        return self.state.houses[seat]

    def discs(self, row: int | None = None, seat: int = 0, **rows: int) -> Table:
        """Set the discs; `row` for all that are not named, 99 for one that has left."""
        house = self.house(seat)
        for i, name in enumerate(COLUMNS):
            if name in rows or row is not None:
                house.discs[i] = rows.get(name, row if row is not None else 0)
        return self

    def coins(self, coins: int, seat: int = 0) -> Table:
        self.house(seat).coins = coins
        return self

    def vintage(self, seat: int = 0, **columns: str) -> Table:
        """Set the vintage spaces: `sales="strength"`."""
        for name, what in columns.items():
            self.house(seat).vintages[COLUMNS.index(name)] = LAYING.index(what)
        return self

    def waiting(self, vintage: str = "", strength: bool = False, seat: int = 0) -> Table:
        self.house(seat).waiting_vintage = COLUMNS.index(vintage) if vintage else NONE
        self.house(seat).waiting_strength = int(strength)
        return self

    def press(self, name: str, seat: int = 0, plus: int = 0, **harvest: int) -> Table:
        """Give a press exactly these harvest tiles and modifiers, and no champagne."""
        house, p = self.house(seat), PRESSES.index(name)
        house.champagne[2 * p] = house.champagne[2 * p + 1] = 0
        for v in range(3):
            at = 3 * p + v
            if house.base[at]:
                self.state.harvest_supply[3 * v + house.base[at] - 1] += 1
            value = harvest.get(VARIETIES[v], 0)
            house.harvest[at] = house.base[at] = value
            if value:
                self.state.harvest_supply[3 * v + value - 1] -= 1
        house.modifiers[p] = plus
        return self

    def champagne(self, name: str, *tiles: str, seat: int = 0) -> Table:
        """Give a press exactly these champagne tiles: `"bottle 10", "barrel 7"`."""
        self.press(name, seat)
        p = PRESSES.index(name)
        for place, text in enumerate(tiles):
            self.house(seat).champagne[2 * p + place] = tile(text)
        return self

    def workers(
        self, seat: int = 0, maison: int = 0, presses: int = 0, vines: str = "", **routes: tuple[int, ...]
    ) -> Table:
        """Put a seat's workers exactly there (`north=(1, 3)`, `vines="d3 e4"`); the rest in its supply."""
        state, house = self.state, self.house(seat)
        house.on_roads = house.on_vines = 0
        house.maison, house.presses = maison, presses
        out = maison + presses
        for name, spaces in routes.items():
            for space in spaces:
                place = 1 << LONGEST * ROUTES.index(name) + space - 1
                assert place & vacant(state)
                house.on_roads |= place
                out += 1
        for square in vines.split():
            assert free_vines(state) >> SQUARE.index(square) & 1
            house.on_vines |= 1 << SQUARE.index(square)
            out += 1
        house.supply = self.box.workers - out
        assert house.supply >= 0
        return self

    def market(self, **cities: str) -> Table:
        """Make these cities visible: `north="Bruxelles"`; the card before goes below."""
        for name, city in cities.items():
            r = ROUTES.index(name)
            card = self.box.card_city.index(city)
            top = self.state.top_cards[r]
            if top != card:
                below = self.state.pool[r] | (1 << top if top != NONE else 0)
                put(self.state, "pool", r, below & ~(1 << card))
                put(self.state, "top_cards", r, card)
        return self

    def won(self, *cities: str, seat: int = 0) -> Table:
        """Give a seat these cards; the visible ones may change."""
        for city in cities:
            card = self.box.card_city.index(city)
            r = self.box.card_route[card]
            there = self.state.pool[r] | 1 << self.state.top_cards[r]
            assert there >> card & 1
            there &= ~(1 << card)
            put(self.state, "top_cards", r, bits.highest(there))
            put(self.state, "pool", r, there & ~(1 << bits.highest(there)) if there else 0)
            self.house(seat).cards.append(card)
        return self

    def deck(self, route: str, *cities: str, seat: int = 2) -> Table:
        """Give a deck exactly these cards, the first visible; the others were won by a seat."""
        r = ROUTES.index(route)
        cards = [self.box.card_city.index(city) for city in cities]
        there = [self.state.top_cards[r]]
        bits.add(there, 0, self.state.pool[r])
        self.house(seat).cards += bytes(card for card in there if card not in cards)
        put(self.state, "top_cards", r, cards[0] if cards else NONE)
        put(self.state, "pool", r, cards_of(bytearray(cards[1:])))
        return self

    def ratio(self, route: str, *shields: int) -> Table:
        """Set the ratio tile beside a deck."""
        self.state.ratio[ROUTES.index(route)] = self.box.shields.index((shields[0], shields[1], shields[2]))
        return self

    def holds(self, seat: int = 0, **accessories: int) -> Table:
        """Give a seat exactly these accessories: `grey_box=1, blue_sugar=2`."""
        state, house = self.state, self.house(seat)
        kinds = len(TYPES)
        for i, name in enumerate(ACCESSORIES):
            more = accessories.get(name, 0) - house.accessories[i]
            house.accessories[i] += more
            if i < kinds:
                state.grey_supply[i] -= more
                continue
            for _ in range(more):
                if not state.blue_pool[i - kinds]:  # a top of this type: exchange it for an unseen one
                    stack = state.blue_tops.index(i - kinds)
                    other = next(k for k in range(kinds) if state.blue_pool[k])
                    put(state, "blue_tops", stack, other)
                    state.blue_pool[other] -= 1
                    state.blue_pool[i - kinds] += 1
                state.blue_pool[i - kinds] -= 1
                stack = 0 if state.blue_below[0] >= state.blue_below[1] else 1
                state.blue_below[stack] -= 1
        return self

    def tokens(self, seat: int = 0, **tokens: int) -> Table:
        """Give a seat these prestige tokens, out of the unseen ones."""
        for name, count in tokens.items():
            at = TOKENS.index(name)
            for _ in range(count):
                self._unseen(at)
                self.state.glass_pool[at] -= 1
                self.state.glass_down -= 1
                self.house(seat).tokens[at] += 1
        return self

    def _unseen(self, token: int) -> None:
        """Make sure that such a token is among the unseen ones."""
        state = self.state
        if state.glass_pool[token] == 0:
            other = next(t for t in range(len(TOKENS)) if state.glass_pool[t] and t != token)
            known = state.tokens_spent if state.tokens_spent[token] else state.glass_up
            known[token] -= 1
            state.glass_pool[token] += 1
            known[other] += 1
            state.glass_pool[other] -= 1

    def glass(self, *up: str, down: int = 0, unseen: str = "") -> Table:
        """Put exactly these tokens face up into the glass, and `down` face down.

        Others are spent, those of `unseen` last."""
        state = self.state
        for i in range(len(TOKENS)):
            state.glass_pool[i] += state.glass_up[i] + state.tokens_spent[i]
            state.glass_up[i] = state.tokens_spent[i] = 0
        for name in up:
            state.glass_up[TOKENS.index(name)] += 1
            state.glass_pool[TOKENS.index(name)] -= 1
        state.glass_down = down
        surplus = sum(state.glass_pool) - state.glass_down - (sum(self.box.token_count) - self.box.glass)
        for i in sorted(range(len(TOKENS)), key=lambda t: TOKENS[t] in unseen.split()):
            spent = min(surplus, state.glass_pool[i])
            state.glass_pool[i] -= spent
            state.tokens_spent[i] += spent
            surplus -= spent
        return self

    def village(self, *tops: str, below: tuple[int, int] = (2, 2)) -> Table:
        """Lay out these harvest tiles (`"noir 3"`, `""` for none) over so many unseen ones."""
        state = self.state
        for i, top in enumerate(state.tops):
            if top != NONE:
                state.harvest_supply[top] += 1
            put(state, "tops", i, NONE)
        for kind in range(9):
            state.harvest_supply[kind] += state.village_pool[kind]
            state.village_pool[kind] = 0
        for i, text in enumerate(tops):
            if text:
                variety, value = text.split()
                kind = 3 * VARIETIES.index(variety) + int(value) - 1
                put(state, "tops", i, kind)
                state.harvest_supply[kind] -= 1
        wanted = sum(below)
        for kind in [3 * v + value - 1 for v in range(3) for value in (3, 2)]:
            if wanted and kind not in state.tops:
                state.harvest_supply[kind] -= 1
                state.village_pool[kind] += 1
                wanted -= 1
        state.below = bytearray(below)
        return self

    def blue(self, *tops: str, below: tuple[int, int] = (7, 7)) -> Table:
        """Lay out these blue accessories over so many unseen ones; all others have been used."""
        state = self.state
        owned = [sum(h.accessories[len(TYPES) + kind] for h in state.houses) for kind in range(len(TYPES))]
        rest = [self.box.per_type_blue - count for count in owned]
        state.blue_tops = [TYPES.index(name) if name else NONE for name in tops]
        for top in state.blue_tops:
            if top != NONE:
                rest[top] -= 1
        state.blue_below = bytearray(below)
        state.blue_pool = bytearray(len(TYPES))
        for _ in range(sum(below)):
            kind = max(range(len(TYPES)), key=lambda k: rest[k])
            rest[kind] -= 1
            state.blue_pool[kind] += 1
        state.blue_used = bytearray(rest)
        return self

    def display(self, *goals: str) -> Table:
        """Put exactly these goal cards on display."""
        state = self.state
        state.goal_pool |= cards_of(state.display)
        state.display = bytearray()
        for name in goals:
            card = GOAL.index(name)
            self._find_goal(card)
            state.display.append(card)
        return self

    def _find_goal(self, card: int) -> None:
        if self.state.goal_pool >> card & 1:
            self.state.goal_pool &= ~(1 << card)
            return
        for pile in (self.state.display, self.state.discards):
            if card in pile:
                pile.remove(card)
                return
        raise AssertionError(f"goal {GOAL[card]} is owned or not in play")

    def goal(self, *goals: str, seat: int = 0) -> Table:
        """Give a seat these goal cards, face up; the display is filled up from the deck."""
        for name in goals:
            card = GOAL.index(name)
            self._find_goal(card)
            self.house(seat).goals.append(card)
        while len(self.state.display) < 5:
            self.state.display.append(bits.highest(self.state.goal_pool))
            self.state.goal_pool &= ~(1 << self.state.display[-1])
        return self

    def flags(self, seat: int = 0, **flags: int) -> Table:
        for name, count in flags.items():
            at = FLAGS.index(name)
            self.state.flag_supply[at] -= count - self.house(seat).flags[at]
            self.house(seat).flags[at] = count
        return self

    def turn(self, seat: int) -> Table:
        """Make it this seat's turn, before its move."""
        self.state.seat = seat
        return self

    def sound(self) -> Table:
        """Check that the arranged position could come out of the box."""
        assert GAME.invariants(self.rules, self.state) == []
        return self

    # ---- asking and playing

    def _action(self, text: str) -> int:
        action = GAME.actions.parse(text)
        assert action is not None, text
        return action

    def offers(self, prefix: str = "", seat: int | None = None) -> list[str]:
        """Return the texts of the legal acts of a seat (by default the one to act), those with a prefix."""
        who = self.state.seat if seat is None else seat
        texts = [GAME.actions.text[action] for action in self.rules.legal(self.state, who)]
        return [text for text in texts if text.startswith(prefix)]

    def may(self, text: str, seat: int | None = None) -> bool:
        """Return whether an act is legal; `legal` and `why_not` must agree."""
        who = self.state.seat if seat is None else seat
        action = self._action(text)
        listed = action in self.rules.legal(self.state, who)
        assert listed == (self.rules.why_not(self.state, who, action) is None), text
        return listed

    def why(self, text: str, seat: int | None = None) -> str:
        """Return `code rule` of the refusal, '' if there is none."""
        self.may(text, seat)
        who = self.state.seat if seat is None else seat
        refusal = self.rules.why_not(self.state, who, self._action(text))
        return f"{refusal.code} {refusal.rule}" if refusal else ""

    def act(self, text: str, seat: int | None = None, **told: Sequence[int]) -> list[Event]:
        """Play an act, with some draws given by their kind; return the events."""
        who = self.state.seat if seat is None else seat
        self.may(text, who)
        chance = ScriptedChance(self.seed, **told)
        self.state, events = apply(self.rules, self.state, who, self._action(text), chance)
        assert not any(chance.told.values()), f"not drawn: {chance.told}"
        self.sound()
        return events

    def acts(self, *texts: str) -> list[Event]:
        """Play several acts; return all events."""
        return [event for text in texts for event in self.act(text)]

    def vp(self, seat: int = 0) -> int:
        return points(self.house(seat))

    def owns(self, seat: int = 0) -> dict[str, int]:
        """Return a seat's accessories by name."""
        return {n: c for n, c in zip(ACCESSORIES, self.house(seat).accessories, strict=True) if c}

    def kept(self, seat: int = 0) -> dict[str, int]:
        """Return a seat's prestige tokens by name."""
        return {n: c for n, c in zip(TOKENS, self.house(seat).tokens, strict=True) if c}

    def harvest(self, name: str, seat: int = 0) -> dict[str, int]:
        """Return the harvest tiles of a press by variety."""
        p = PRESSES.index(name)
        values = self.house(seat).harvest[3 * p : 3 * p + 3]
        return {v: n for v, n in zip(VARIETIES, values, strict=True) if n}

    def tiles(self, name: str, seat: int = 0) -> list[str]:
        """Return the champagne tiles of a press: `bottle 10`."""
        p = PRESSES.index(name)
        codes = self.house(seat).champagne[2 * p : 2 * p + 2]
        return [f"{'barrel' if code >= 32 else 'bottle'} {code % 32}" for code in codes if code]

    def on_route(self, name: str) -> list[int | None]:
        """Return who stands on a route's spaces."""
        return [None if owner == NONE else owner for owner in self.state.routes[ROUTES.index(name)]]

    def row(self, column: str, seat: int = 0) -> int:
        """Return the row of a disc; GONE for one that has left."""
        return self.house(seat).discs[COLUMNS.index(column)]


def table(
    seats: int = 3, variant: str = "standard", data: Any = None, seed: int = 5, edition: str = ""
) -> Table:
    """Return a table after a draft that gave nobody anything."""
    return Table(seats, variant, data, seed, edition).drafted()


def fresh(seats: int = 3, variant: str = "standard", data: Any = None, seed: int = 5) -> Table:
    """Return a table at the draft."""
    return Table(seats, variant, data, seed)


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]
