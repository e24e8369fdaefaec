"""Reads the component data into a `Box`, and checks them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vigneron.core.contract import Json, Setup
from vigneron.core.game import BadData
from vigneron.games.dom_pierre.rules.box import (
    B_HARVEST,
    BONUSES,
    COLUMNS,
    FLAGS,
    GOAL_CARDS,
    HIGH,
    KINDS,
    LONGEST,
    MARKET_CARDS,
    METRICS,
    MOST_ROUNDS,
    NORTH,
    PERMANENT,
    PRESSES,
    ROUTES,
    SQUARES,
    T_HARVEST,
    TOKENS,
    TYPES,
    VARIETIES,
    WIDE,
    Box,
    rounds_bound,
)
from vigneron.games.dom_pierre.rules.edition_rules import Clauses


def _get(data: Any, *path: str | int) -> Any:
    """Return the value under a path of keys. Raises BadData that names the missing key."""
    value = data
    for depth, key in enumerate(path):
        here = value[key] if isinstance(value, Mapping) and key in value else None
        if isinstance(key, int) and isinstance(value, Sequence) and key < len(value):
            here = value[key]
        if here is None:
            named = ".".join(str(p) for p in path[1 : depth + 1])
            raise BadData(f"{path[0]}.toml: {named or 'the file'} is missing")
        value = here
    return value


def _bad(path: tuple[str | int, ...], why: str) -> BadData:
    return BadData(f"{path[0]}.toml: {'.'.join(str(p) for p in path[1:])} {why}")


def _whole(data: Json, *path: str | int, low: int = 0, high: int = 99) -> int:
    value = _get(data, *path)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _bad(path, f"must be a number from {low} to {high}, not {value!r}")
    return value


def _each(data: Json, *path: str | int) -> range:
    """Return the indexes of a list."""
    values = _get(data, *path)
    if not isinstance(values, list):
        raise _bad(path, f"must be a list, not {values!r}")
    return range(len(values))


def _wholes(data: Json, *path: str | int, low: int = 0, high: int = 99, count: int = 0) -> tuple[int, ...]:
    values = _get(data, *path)
    if not isinstance(values, list) or (count and len(values) != count):
        raise _bad(path, f"must be a list of {count or 'several'} numbers, not {values!r}")
    return tuple(_whole(data, *path, i, low=low, high=high) for i in range(len(values)))


def _word(data: Json, *path: str | int, among: Sequence[str]) -> int:
    value = _get(data, *path)
    if value not in among:
        raise _bad(path, f"must be one of {', '.join(among)}, not {value!r}")
    return among.index(value)


def _words(data: Json, *path: str | int, among: Sequence[str]) -> tuple[int, ...]:
    return tuple(_word(data, *path, i, among=among) for i in _each(data, *path))


def _yes(data: Json, *path: str | int) -> bool:
    value = _get(data, *path)
    if not isinstance(value, bool):
        raise _bad(path, f"must be true or false, not {value!r}")
    return value


def _text(data: Json, *path: str | int) -> str:
    value = _get(data, *path)
    if not isinstance(value, str) or not value:
        raise _bad(path, f"must be a text, not {value!r}")
    return value


def _rows(data: Json, file: str, name: str, count: int = 0) -> int:
    rows = _get(data, file, name)
    if not isinstance(rows, list) or (count and len(rows) != count):
        raise BadData(f"{file}.toml: [[{name}]] must stand {count or 'several'} times")
    return len(rows)


def _square(data: Json, *path: str | int) -> int:
    x, y = _wholes(data, *path, low=1, high=WIDE, count=2)
    if y > HIGH:
        raise _bad(path, f"lies outside the vineyard of {WIDE} by {HIGH}")
    return (y - 1) * WIDE + x - 1


def _by_key(data: Json, file: str, name: str, keys: Sequence[str]) -> tuple[int, ...]:
    """Return the index of the row with each key. Raises BadData unless each key occurs once."""
    found = [_word(data, file, name, i, "key", among=keys) for i in range(_rows(data, file, name, len(keys)))]
    if sorted(found) != list(range(len(keys))):
        raise BadData(f"{file}.toml: [[{name}]] needs each of {', '.join(keys)} once")
    return tuple(found.index(i) for i in range(len(keys)))


def read(setup: Setup, data: Json, clauses: Clauses) -> Box:
    """Return the box for a set-up, which plays by the clauses of an edition. Raises BadData."""
    seats = setup.seats
    fields: dict[str, Any] = {"seats": seats, "clauses": clauses}
    fields |= _winery(data, setup) | _vineyard(data, seats) | _routes(data, seats) | _markets(data, seats)
    fields |= _tiles(data) | _prestige(data, seats) | _goals(data, seats)
    box = Box(**fields)
    _check(box)
    return box


def _winery(data: Json, setup: Setup) -> dict[str, Any]:
    if _words(data, "winery", "columns", "value", among=COLUMNS) != tuple(range(6)):
        raise BadData("winery.toml: columns.value must name the six columns from left to right")
    rows = _rows(data, "winery", "row")
    for i in range(rows):
        if _whole(data, "winery", "row", i, "row") != i:
            raise BadData("winery.toml: [[row]] must stand in order, from 0")
    side = setup.options["variant"]
    given = -1
    if setup.seats == _whole(data, "winery", "goals_vintage", "seats"):
        given = _word(data, "winery", "goals_vintage", "column", among=COLUMNS)
    each = _whole(data, "winery", "vintage_tokens", "per_column", low=1)
    counts = [each] * 6
    if given >= 0:
        counts[given] = 0
    return {
        "cost": (*(_whole(data, "winery", "row", i, "cost") for i in range(rows - 1)), 0),
        "strength": tuple(_whole(data, "winery", "row", i, "strength") for i in range(rows)),
        "top": rows - 1,
        "start_row": _whole(data, "winery", "side", side, "start_row", high=rows - 2),
        "vintage_row": _whole(data, "winery", "side", side, "vintage_row", high=rows - 1),
        "strength_row": _whole(data, "winery", "side", side, "strength_row", high=rows - 1),
        "vintages_placed": _yes(data, "winery", "side", side, "vintages_placed"),
        "vintage_counts": tuple(counts),
        "given_vintage": given,
        "drawn_vintages": _whole(data, "winery", "drawn_vintages", "value", low=3, high=3),
        "strength_token": _whole(data, "winery", "strength_token", "value", high=3),
        "press_bonus": tuple(
            tuple(_whole(data, "winery", "press", p, k, high=9) for k in KINDS[:2]) for p in PRESSES
        ),
        "max_value": _whole(data, "winery", "cellar", "max_value", low=1, high=31),
        "cellar_vintage": _whole(data, "winery", "cellar", "vintage_bonus", high=9),
        "presses_for_prestige": _whole(data, "winery", "cellar", "presses_for_prestige", low=1, high=4),
        "end_vp": _whole(data, "winery", "end_track", "vp"),
        "trigger": _whole(data, "winery", "end_track", "trigger", str(setup.seats), low=1),
        "lay_off_coins": _whole(data, "winery", "lay_off", "coins"),
    }


def _vineyard(data: Json, seats: int) -> dict[str, Any]:
    if (_whole(data, "vineyard", "size", "columns"), _whole(data, "vineyard", "size", "rows")) != (
        WIDE,
        HIGH,
    ):
        raise BadData(f"vineyard.toml: size must be {WIDE} by {HIGH}")
    each = _whole(data, "vineyard", "grapes", "per_variety", low=2)
    names = (*VARIETIES, "any")
    initial = []
    for i in range(_rows(data, "vineyard", "initial")):
        variety = _word(data, "vineyard", "initial", i, "variety", among=names)
        initial.append((_square(data, "vineyard", "initial", i, "square"), variety if variety < 3 else -1))
    initial.sort(key=lambda row: row[1] < 0)  # the random grape is drawn when the others are out of the bag
    squares: tuple[int, ...] = ()
    for name in ("few", "many"):
        if seats in _wholes(data, "vineyard", "bonus_spaces", name, "seats"):
            at = _each(data, "vineyard", "bonus_spaces", name, "squares")
            squares = tuple(_square(data, "vineyard", "bonus_spaces", name, "squares", i) for i in at)
    if len(set(squares)) != len(TYPES) + 1 or {s for s, _ in initial} & set(squares):
        raise BadData(f"vineyard.toml: bonus_spaces must name five free squares for {seats} players")
    if each * 3 >= SQUARES:
        raise BadData("vineyard.toml: grapes must be fewer than squares (DP-35)")
    return {
        "grapes": (each,) * 3,
        "initial": tuple(initial),
        "bonus_squares": squares,
        "ground_coins": _whole(data, "vineyard", "bonus_coin", "value"),
        "harvest_max": _whole(data, "vineyard", "harvest", "max_value", low=3, high=3),
    }


def _routes(data: Json, seats: int) -> dict[str, Any]:
    sections, bonus, neutral = [], [], []
    for r, at in enumerate(_by_key(data, "routes", "route", ROUTES)):
        lengths = _wholes(data, "routes", "route", at, "sections", low=1, high=LONGEST)
        if sum(lengths) > LONGEST:
            raise BadData(f"routes.toml: {ROUTES[r]} has more than {LONGEST} spaces")
        sections.append(tuple(s for s, length in enumerate(lengths) for _ in range(length)))
        bonus.append(_wholes(data, "routes", "route", at, "bonus", high=20, count=len(lengths)))
        spaces = _wholes(data, "routes", "route", at, "neutral", low=1, high=sum(lengths))
        neutral.append(
            tuple(s - 1 for s in spaces) if seats == _whole(data, "routes", "neutral", "seats") else ()
        )
    return {
        "sections": tuple(sections),
        "route_bonus": tuple(bonus),
        "neutral": tuple(neutral),
        "spaces": sum(2 ** (r * LONGEST) * (2 ** len(row) - 1) for r, row in enumerate(sections)),
        "section_coins": _whole(data, "routes", "coin_per_section", "value"),
    }


def _markets(data: Json, seats: int) -> dict[str, Any]:
    plus = _whole(data, "markets", "press_bonus", "value", high=9)
    out: dict[str, list[Any]] = {
        name: [] for name in ("key", "city", "route", "kind", "accepts", "crown", "flag", "refuses", "plus")
    }
    deck: list[list[int]] = [[], [], [], []]
    count = _rows(data, "markets", "card", MARKET_CARDS)
    places: list[tuple[str | int, ...]] = [("markets", "card", i) for i in range(count)]
    for i, at in enumerate([*places, ("routes", "permanent")]):
        route = _word(data, *at, "route", among=ROUTES)
        own = i < MARKET_CARDS
        refuses = _words(data, *at, "refuses", among=PRESSES)
        adds = _words(data, *at, "plus_one", among=PRESSES)
        out["key"].append(_text(data, *at, "key") if own else "permanent")
        out["city"].append(_text(data, *at, "city"))
        out["route"].append(route)
        out["kind"].append(_word(data, *at, "kind", among=KINDS))
        out["accepts"].append(_words(data, *at, "accessories", among=TYPES))
        out["crown"].append(_whole(data, *at, "crown", high=9) if own else 0)
        out["flag"].append(_word(data, *at, "flag", among=(*FLAGS, "")) if own else 2)
        out["refuses"].append(tuple(int(p in refuses) for p in range(3)))
        out["plus"].append(tuple(plus * (p in adds) for p in range(3)))
        if own and (seats > 2 or _yes(data, *at, "two_players")):
            deck[route].append(i)
    out["flag"] = [flag if flag < len(FLAGS) else -1 for flag in out["flag"]]
    if len(set(out["key"])) != MARKET_CARDS + 1:
        raise BadData("markets.toml: every card needs a key of its own")
    size = _whole(data, "markets", "deck", "cards")
    size -= _whole(data, "markets", "deck", "removed_for_two") if seats == 2 else 0
    if [len(cards) for cards in deck] != [size] * 4:
        raise BadData(f"markets.toml: every route needs {size} cards with {seats} players")
    if out["route"][PERMANENT] != NORTH or _rows(data, "ratio", "tile") < 4:
        raise BadData(
            "routes.toml, ratio.toml: the permanent market lies in the north; four ratio tiles are needed"
        )
    tiles = range(_rows(data, "ratio", "tile", 5))
    first, middle, bottom = _wholes(data, "ratio", "tiers", "from_value", count=3)
    if not first < middle < bottom:
        raise BadData("ratio.toml: tiers.from_value must rise")
    return {f"card_{name}": tuple(values) for name, values in out.items()} | {
        "deck": tuple(tuple(cards) for cards in deck),
        "shields": tuple(
            _wholes(data, "ratio", "tile", t, "sides", s, count=3) for t in tiles for s in (0, 1)
        ),
        "middle_from": middle,
        "bottom_from": bottom,
        "prestige_from": _whole(data, "ratio", "prestige", "from_value"),
    }


def _tiles(data: Json) -> dict[str, Any]:
    _by_key(data, "accessories", "type", TYPES)
    kind = _word(data, "tiles", "start", "barrel", "kind", among=KINDS[:2])
    return {
        "grey_value": _whole(data, "accessories", "grey", "value", high=9),
        "blue_value": _whole(data, "accessories", "blue", "value", high=9),
        "per_type": _whole(data, "accessories", "grey", "per_type", low=1),
        "per_type_blue": _whole(data, "accessories", "blue", "per_type", low=1),
        "harvest_counts": _wholes(data, "tiles", "harvest", "of_each_value", low=1, count=3),
        "village_values": _wholes(data, "tiles", "village_harvest", "values", low=1, high=3, count=2),
        "champagne_vp": (0, *_wholes(data, "tiles", "village_champagne", "vp", count=2)),
        "workers": _whole(data, "tiles", "workers", "each", low=1),
        "workers_at_presses": _whole(data, "tiles", "workers", "at_presses"),
        "start_press": _word(data, "tiles", "start", "barrel", "press", among=PRESSES),
        "start_tile": _whole(data, "tiles", "start", "barrel", "value", low=1, high=12) + 32 * kind,
        "start_harvest_press": _word(data, "tiles", "start", "harvest", "press", among=PRESSES),
        "start_harvest_value": _whole(data, "tiles", "start", "harvest", "value", low=1, high=3),
        "start_harvest_count": _whole(data, "tiles", "start", "harvest", "of_each_variety", low=2),
        "start_coins": _whole(data, "tiles", "start", "coins", "value"),
        "start_crowns": _whole(data, "tiles", "start", "crowns", "value", high=9),
    }


def _prestige(data: Json, seats: int) -> dict[str, Any]:
    at = _by_key(data, "prestige", "token", TOKENS)
    steps = range(_rows(data, "prestige", "step"))
    return {
        "token_count": tuple(_whole(data, "prestige", "token", i, "count") for i in at),
        "token_value": tuple(_whole(data, "prestige", "token", i, "value", high=9) for i in at),
        "glass": _whole(data, "prestige", "glass", "per_seat") * seats,
        "glass_up": _whole(data, "prestige", "glass", "face_up"),
        "prestige_price": _whole(data, "prestige", "price", "value"),
        "step_vp": tuple(_whole(data, "prestige", "step", i, "vp") for i in steps),
        "step_multiplier": tuple(_whole(data, "prestige", "step", i, "multiplier", high=9) for i in steps),
    }


def _goals(data: Json, seats: int) -> dict[str, Any]:
    keys = tuple(f"G{i + 1:02}" for i in range(GOAL_CARDS))
    at = _by_key(data, "goals", "goal", keys)
    bonus_at = _by_key(data, "goals", "bonus", BONUSES)
    tiers = []
    for i in at:
        rows = _each(data, "goals", "goal", i, "tiers")
        pairs = [_wholes(data, "goals", "goal", i, "tiers", t, count=2) for t in rows]
        tiers.append(tuple((need, vp) for need, vp in pairs))
    deck = tuple(g for g, i in enumerate(at) if seats > 2 or _yes(data, "goals", "goal", i, "two_players"))
    size = _whole(data, "goals", "deck", "cards")
    size -= _whole(data, "goals", "deck", "removed_for_two") if seats == 2 else 0
    if len(deck) != size:
        raise BadData(f"goals.toml: {size} cards are needed with {seats} players")
    compare = ("at_least", "at_most")
    return {
        "bonus_value": tuple(_whole(data, "goals", "bonus", i, "value", high=9) for i in bonus_at),
        "goal_metric": tuple(_word(data, "goals", "goal", i, "metric", among=METRICS) for i in at),
        "goal_most": tuple(_word(data, "goals", "goal", i, "compare", among=compare) == 1 for i in at),
        "goal_tiers": tuple(tiers),
        "goal_bonus": tuple(_word(data, "goals", "goal", i, "bonus", among=BONUSES) for i in at),
        "goal_deck": deck,
        "display": _whole(data, "goals", "deck", "display", low=1, high=9),
        "flags": tuple(_whole(data, "goals", "flags", flag) for flag in FLAGS),
    }


def _check(box: Box) -> None:
    """Raise BadData if different files contradict each other."""
    if sum(box.token_count) < box.glass or box.glass_up > box.glass:
        raise BadData("prestige.toml: there are fewer tokens than the glass must hold")
    if sum(box.vintage_counts) < box.drawn_vintages * box.seats:
        raise BadData("winery.toml: there are too few vintage tokens to draw from")
    if box.harvest_counts[box.start_harvest_value - 1] < box.start_harvest_count:
        raise BadData("tiles.toml: start.harvest needs more tiles than there are")
    if box.workers_at_presses > box.workers or box.start_harvest_count * 3 < box.seats:
        raise BadData("tiles.toml: the houses cannot be set up with so few pieces")
    if any(box.token_value[t] not in (1, 2, 3) for t in range(T_HARVEST, T_HARVEST + 3)):
        raise BadData("prestige.toml: a harvest token has value 1, 2 or 3")
    if any(box.bonus_value[b] not in (1, 2, 3) for b in range(B_HARVEST, B_HARVEST + 3)):
        raise BadData("goals.toml: a harvest bonus has value 1, 2 or 3")
    # DP-27: before the end every house moves all discs at most below the top, then one more a round until the
    # end track is full, then once more and once by the cork; a disc must then still be below the top.
    if -(-box.trigger // box.seats) + 2 >= len(COLUMNS):
        raise BadData("winery.toml: with this end track somebody could run out of discs (DP-27)")
    if rounds_bound(box) > MOST_ROUNDS:
        raise BadData(f"winery.toml: with so many rows a game could last more than {MOST_ROUNDS} rounds")
