"""The action table. It holds the text, the touches and the fields of every act.

docs/records.md describes the texts. `VERB[act]` is one of the names below. `A[act]`, `B[act]` and `C[act]`
are the fields of the act."""

from __future__ import annotations

from typing import Final

from vigneron.core.game import ActionTable
from vigneron.games.dom_pierre.rules.box import (
    BONUSES,
    COLUMNS,
    GOAL_CARDS,
    LONGEST,
    PRESSES,
    ROUTES,
    SQUARE,
    SQUARES,
    T_PRESS_SMALL,
    T_WORKER,
    TOKENS,
    TYPES,
    VARIETIES,
)

(
    KEEP_TOKEN,
    WAIT_TOKEN,
    MOVE,
    LAY,
    END,
    DONE,
    SET_VINTAGE,
    SET_STRENGTH,
    LOCAL,
    BUY,
    SCORE,
    CORK,
    TAKE,
    TAKE_DOWN,
    USE_PRESS,
    USE_WORKER,
    LIFT_UP,
    PUT,
    PLANT_IN,
    POINT,
    HELP,
    CROP,
    CRUSH,
    TILE,
    BLUE,
    GIVE,
    GIFT,
    INTO_PRESS,
    OFFER,
    ADD,
    SPEND,
    UNDER,
    MORE_GOALS,
    KEEP_GOAL,
    TRADE,
) = range(35)

SLOTS: Final = ("l1", "l2", "c1", "c2", "r1", "r2")
"""The places of champagne tiles, as (press, place in the press)."""
PLACE_OF_TILE: Final = tuple(f"tile-{PRESSES[i // 2]}-{i % 2 + 1}" for i in range(6))
CRUSHES: Final = ("bb", "br", "rr")
"""What a press makes: two bottles, a bottle and a barrel, or two barrels."""
ACCESSORIES: Final = tuple(f"{colour}_{kind}" for colour in ("grey", "blue") for kind in TYPES)
GOAL: Final = tuple(f"G{i + 1:02}" for i in range(GOAL_CARDS))

SUPPLY, MAISON, AT_PRESSES, ON_ROUTE, ON_VINE = 0, 1, 2, 3, 3 + 4 * LONGEST
"""The places from which workers are lifted: three areas, then route spaces, then squares."""
SOURCES: Final = ON_VINE + SQUARES
TO_PRESSES, TO_ROUTE, TO_ROUTE_SKIPPING, TO_VINE = 0, 1, 5, 9
"""The places on which workers are put: the presses, a route, a route with one vacant space skipped, a
square."""
TARGETS: Final = TO_VINE + SQUARES

_Row = tuple[str, tuple[str, ...], int, int, int, int]  # text, touches, verb, A, B, C


def _subsets(most: int) -> list[tuple[int, ...]]:
    """Return all sets of one to `most` of the six tile places."""
    out = []
    for mask in range(1, 64):
        chosen = tuple(i for i in range(6) if mask // 2**i % 2)
        if len(chosen) <= most:
            out.append(chosen)
    return out


def mask_of(places: tuple[int, ...]) -> int:
    """Return the bit mask of some tile places."""
    return sum(2**i for i in places)


def source_name(source: int) -> str:
    """Return the text of a place that workers are lifted from, such as `supply`, `north.3` or `d4`."""
    if source < ON_ROUTE:
        return ("supply", "maison", "presses")[source]
    if source < ON_VINE:
        route, space = divmod(source - ON_ROUTE, LONGEST)
        return f"{ROUTES[route]}.{space + 1}"
    return SQUARE[source - ON_VINE]


def _source_touch(source: int) -> str:
    if source < ON_ROUTE:
        return f"workers-{source_name(source)}"
    if source < ON_VINE:
        return f"space-{source_name(source).replace('.', '-')}"
    return f"square-{SQUARE[source - ON_VINE]}"


def _turn() -> list[_Row]:
    rows: list[_Row] = []
    rows += [(f"keep:{c}", (f"vintage-{c}",), KEEP_TOKEN, i, 0, 0) for i, c in enumerate(COLUMNS)]
    rows += [(f"wait:{c}", (f"vintage-{c}",), WAIT_TOKEN, i, 0, 0) for i, c in enumerate(COLUMNS)]
    rows += [(f"move:{c}", (f"disc-{c}",), MOVE, i, 0, 0) for i, c in enumerate(COLUMNS)]
    rows += [(f"layoff:{c}", (f"disc-{c}", "layoff"), LAY, i, 0, 0) for i, c in enumerate(COLUMNS)]
    rows.append(("end", ("end",), END, 0, 0, 0))
    rows.append(("done", ("done",), DONE, 0, 0, 0))
    rows.append(("set:vintage", ("waiting-vintage",), SET_VINTAGE, 0, 0, 0))
    rows += [
        (f"set:{c}", ("waiting-strength", f"crest-{c}"), SET_STRENGTH, i, 0, 0) for i, c in enumerate(COLUMNS)
    ]
    rows += [
        (
            "local:" + ".".join(SLOTS[i] for i in tiles),
            ("local", *(PLACE_OF_TILE[i] for i in tiles)),
            LOCAL,
            mask_of(tiles),
            0,
            0,
        )
        for tiles in _subsets(6)
    ]
    rows.append(("prestige", ("prestige",), BUY, 0, 0, 0))
    rows += [(f"score:{g}", (f"goal-{g}",), SCORE, i, 0, 0) for i, g in enumerate(GOAL)]
    rows += [(f"cork:{c}", ("cork", f"disc-{c}"), CORK, i, 0, 0) for i, c in enumerate(COLUMNS)]
    rows += [(f"take:{t}", (f"glass-{t}",), TAKE, i, 0, 0) for i, t in enumerate(TOKENS)]
    rows.append(("take:down", ("glass-down",), TAKE_DOWN, 0, 0, 0))
    kinds = [t for t in range(len(TOKENS)) if t >= T_PRESS_SMALL]
    rows += [
        (f"use:{TOKENS[t]}.{name}", (f"token-{TOKENS[t]}", f"press-{name}"), USE_PRESS, t, p, 0)
        for t in kinds
        for p, name in enumerate(PRESSES)
    ]
    rows.append(("use:worker", (f"token-{TOKENS[T_WORKER]}",), USE_WORKER, T_WORKER, 0, 0))
    return rows


def _work() -> list[_Row]:
    rows: list[_Row] = []
    rows += [(f"lift:{source_name(s)}", (_source_touch(s),), LIFT_UP, s, 0, 0) for s in range(SOURCES)]
    rows.append(("put:presses", ("workers-presses",), PUT, TO_PRESSES, 0, 0))
    rows += [(f"put:{r}", (f"route-{r}",), PUT, TO_ROUTE + i, 0, 0) for i, r in enumerate(ROUTES)]
    rows += [
        (f"put:{r}.skip", (f"route-{r}", "vintage"), PUT, TO_ROUTE_SKIPPING + i, 0, 0)
        for i, r in enumerate(ROUTES)
    ]
    rows += [(f"put:{name}", (f"square-{name}",), PUT, TO_VINE + i, 0, 0) for i, name in enumerate(SQUARE)]
    rows += [
        (f"plant:{v}.{name}", (f"grape-{v}", f"square-{name}"), PLANT_IN, k, i, 0)
        for k, v in enumerate(VARIETIES)
        for i, name in enumerate(SQUARE)
    ]
    rows += [(f"point:{name}", (f"square-{name}",), POINT, i, 0, 0) for i, name in enumerate(SQUARE)]
    rows += [(f"help:{name}", (f"square-{name}",), HELP, i, 0, 0) for i, name in enumerate(SQUARE)]
    rows += [
        (f"crop:{v}.{p}{'.v' * own}", (f"variety-{v}", f"press-{p}", *(("vintage",) * own)), CROP, k, j, own)
        for own in (0, 1)
        for k, v in enumerate(VARIETIES)
        for j, p in enumerate(PRESSES)
    ]
    rows += [
        (
            f"press:{p}.{made}{'.v' * own}",
            (f"press-{p}", f"make-{made}", *(("vintage",) * own)),
            CRUSH,
            j,
            k,
            own,
        )
        for own in (0, 1)
        for j, p in enumerate(PRESSES)
        for k, made in enumerate(CRUSHES)
        if k or not own
    ]
    return rows


def _trade() -> list[_Row]:
    rows: list[_Row] = []
    rows += [
        (f"tile:{s + 1}.{p}", (f"harvest-{s + 1}", f"press-{p}"), TILE, s, j, 0)
        for s in (0, 1)
        for j, p in enumerate(PRESSES)
    ]
    rows += [(f"blue:{s + 1}", (f"blue-{s + 1}",), BLUE, s, 0, 0) for s in (0, 1)]
    rows += [
        (
            "give:" + ".".join(SLOTS[i] for i in tiles),
            tuple(PLACE_OF_TILE[i] for i in tiles),
            GIVE,
            mask_of(tiles),
            0,
            0,
        )
        for tiles in _subsets(2)
    ]
    rows += [(f"gift:{b}", (f"gift-{b}",), GIFT, i, 0, 0) for i, b in enumerate(BONUSES)]
    rows += [(f"into:{p}", (f"press-{p}",), INTO_PRESS, j, 0, 0) for j, p in enumerate(PRESSES)]
    rows += [
        (f"sell:{r}.{SLOTS[i]}", (f"market-{r}", PLACE_OF_TILE[i]), OFFER, j, i, 0)
        for j, r in enumerate(ROUTES)
        for i in range(6)
    ]
    rows += [(f"add:{name}", (f"accessory-{name}",), ADD, i, 0, 0) for i, name in enumerate(ACCESSORIES)]
    rows += [
        (f"spend:{name}", (f"token-sale_{name}",), SPEND, i, 0, 0)
        for i, name in enumerate(("small", "large"))
    ]
    rows += [(f"under:{r}", ("vintage", f"market-{r}"), UNDER, j, 0, 0) for j, r in enumerate(ROUTES)]
    rows.append(("more", ("vintage",), MORE_GOALS, 0, 0, 0))
    rows += [(f"goal:{g}", (f"goal-{g}",), KEEP_GOAL, i, 0, 0) for i, g in enumerate(GOAL)]
    rows += [(f"trade:{g}", (f"goal-{g}",), TRADE, i, 0, 0) for i, g in enumerate(GOAL)]
    return rows


_ROWS: Final = _turn() + _work() + _trade()

ACTIONS: Final = ActionTable(tuple(row[0] for row in _ROWS), tuple(row[1] for row in _ROWS))
VERB: Final = bytes(row[2] for row in _ROWS)
A: Final = bytes(row[3] for row in _ROWS)
B: Final = bytes(row[4] for row in _ROWS)
C: Final = bytes(row[5] for row in _ROWS)


def _starts() -> tuple[int, ...]:
    out = [0] * 35
    for act in range(len(VERB) - 1, -1, -1):
        out[VERB[act]] = act
    return tuple(out)


START: Final = _starts()
"""By verb: the first act of the verb. The acts of a verb are consecutive."""


def _sets(verb: int, there: int, alone: int) -> int:
    """Return which acts of a verb on sets of tiles are possible, as a mask over the acts of that verb.

    An act is possible if its set is a subset of `there`, and has no tile of `alone` without the tile before
    it."""
    start = START[verb]
    mask = 0
    for i in range(63):
        tiles = A[start + i]
        if VERB[start + i] == verb and not tiles & ~there and not tiles & alone & ~(tiles << 1):
            mask |= 1 << i
    return mask


IN_LOCAL: Final = tuple(_sets(LOCAL, there, 0) for there in range(64))
"""By mask of tiles: the acts that sell some of these tiles locally."""
IN_GIVE: Final = tuple(_sets(GIVE, there, 0) for there in range(64))
ALONE_LOCAL: Final = tuple(IN_LOCAL[63] & ~_sets(LOCAL, 63, 2 << 2 * press) for press in range(3))
"""By press: the acts that take the second tile of the press but not the first."""
ALONE_GIVE: Final = tuple(IN_GIVE[63] & ~_sets(GIVE, 63, 2 << 2 * press) for press in range(3))
BITS: Final = (1, 2, 4, 8, 16, 32, 64, 128)
