"""Grand Cru: the acts of the growing phase and of the festival, their legality and their effects.

An act in several steps leaves what is still to be done in `Steps`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.replayer.cru_table import GRAPES, KINDS, SPACES, Side, Table


@dataclass
class Steps:
    """The steps after an act: `kind` is the verb of the next text, `left` how many may follow."""

    kind: str
    left: int


def sale_texts(verb: str, table: Table, side: Side) -> list[str]:
    return [
        f"{verb}:{barrel}.{GRAPES[grape]}.{number}"
        for barrel, grape, most in table.ripe_wine(side)
        for number in range(1, most + 1)
    ]


# -------------------------------------------------------------------------------- growing phase


def growing(table: Table, seat: int) -> Iterator[str]:
    """Return every text that a seat may play in its turn of the growing phase."""
    side = table.sides[seat]
    yield from _tiles(table, seat, side)
    for grape, name in enumerate(GRAPES):
        if table.can_rise(grape):
            yield f"demand:{name}"
    cubes = sum(side.vines)
    kept = 0 if table.counter == table.values.board["rounds"] else 1
    if side.money >= table.values.estate["harvest_price"]:
        for grape, name in enumerate(GRAPES):
            if side.vines[grape] and cubes - 1 >= kept:
                yield f"harvest:{name}"
                if side.ready("rich") and table.supply[grape]:
                    yield f"rich:{name}"
            if side.vines[grape] and cubes - 2 >= kept and side.ready("hands"):
                yield f"hands:{name}"
    yield from sale_texts("sell", table, side)
    yield from _improved(table, side)
    yield "pass"


def _tiles(table: Table, seat: int, side: Side) -> Iterator[str]:
    board = table.values.board
    shown = [
        kind for kind in range(len(KINDS)) if any(tile >= 0 and tile // 16 == kind for tile in table.display)
    ]
    running = sum(column.tile >= 0 for column in table.columns)
    if side.pawns and running < min(table.seats, len(table.columns)):
        for kind in shown:
            yield from (f"auction:{KINDS[kind]}.{price}" for price in range(1, board["highest_bid"] + 1))
    room = len(side.estate) < table.values.estate["spaces"]
    if room and side.money >= board["outright_price"]:
        yield from (f"buy:{KINDS[kind]}" for kind in shown)
    for number, column in enumerate(table.columns, 1):
        if column.tile < 0:
            continue
        if column.seat != seat and side.pawns:
            yield from (
                f"overbid:{number}.{price}" for price in range(column.price + 1, board["highest_bid"] + 1)
            )
        if column.seat == seat and room and side.money >= column.price:
            yield f"acquire:{number}"
        if room and side.money >= board["outright_price"]:
            yield f"buycol:{number}"


def _improved(table: Table, side: Side) -> Iterator[str]:
    if side.ready("aoc"):
        yield from sale_texts("aoc", table, side)
    if side.ready("vintage"):
        yield from (f"vintage:{barrel}.{GRAPES[grape]}" for barrel, grape, _ in table.ripe_wine(side))
    if side.ready("wholesaler"):
        wine = list(table.ripe_wine(side))
        for barrel, grape, most in wine:
            for number in range(1, most + 1):
                if number < most or len(wine) > 1:
                    yield f"wholesaler:{barrel}.{GRAPES[grape]}.{number}"
    for at, cubes in enumerate(side.cellar, 1):
        for grape, name in enumerate(GRAPES):
            if not cubes[grape]:
                continue
            if side.ready("refinement") and at < table.values.ripe[grape][1]:
                yield f"refinement:{at}.{name}"
            if side.ready("blending"):
                for other, second in enumerate(GRAPES):
                    if other != grape and cubes[other] and table.supply[other]:
                        yield f"blending:{at}.{name}.{second}"
    if side.ready("advertising"):
        yield from (f"advertising:{name}" for grape, name in enumerate(GRAPES) if table.can_rise(grape))


def follow(table: Table, side: Side, steps: Steps) -> list[str]:
    """Return the texts that may follow within an act."""
    if steps.kind == "again":
        return [f"again:{name}" for grape, name in enumerate(GRAPES) if side.vines[grape]]
    if steps.kind == "second":
        return sale_texts("second", table, side)
    return [*(f"step:{name}" for grape, name in enumerate(GRAPES) if table.can_rise(grape)), "enough"]


def _gain(table: Table, side: Side, tile: int) -> None:
    """GC-24: a new vine has a cube, if there is one."""
    side.estate.append(tile)
    grape = tile // 16
    if grape < len(GRAPES) and table.supply[grape]:
        table.supply[grape] -= 1
        side.vines[grape] += 1


def _off_display(table: Table, kind: int) -> int:
    at = next(at for at, tile in enumerate(table.display) if tile >= 0 and tile // 16 == kind)
    tile, table.display[at] = table.display[at], -1
    return tile


def _sell(table: Table, side: Side, fields: list[str], more: int, into_market: bool = True) -> None:
    barrel, grape, number = int(fields[0]), GRAPES.index(fields[1]), int(fields[2])
    side.cellar[barrel - 1][grape] -= number
    side.money += number * max(0, table.price(grape) + more)
    if into_market:
        side.market[grape] += number
    else:
        table.supply[grape] += number
    table.drop(grape)


def _harvest(table: Table, side: Side, grape: int, price: int) -> None:
    side.money -= price
    side.vines[grape] -= 1
    side.cellar[0][grape] += 1


def do_growing(table: Table, seat: int, verb: str, fields: list[str]) -> Steps | None:
    """Play an act of the growing phase, or a further step of one; return the steps that may follow."""
    side = table.sides[seat]
    values = table.values
    if verb in ("auction", "overbid", "acquire", "buy", "buycol"):
        _do_tiles(table, seat, side, verb, fields)
    elif verb in ("demand", "step"):
        table.markers[GRAPES.index(fields[0])] += 1
    elif verb in ("harvest", "rich", "hands", "again"):
        grape = GRAPES.index(fields[0])
        _harvest(table, side, grape, 0 if verb == "again" else values.estate["harvest_price"])
        if verb == "rich":
            more = min(values.effect["rich_cubes"], table.supply[grape])
            table.supply[grape] -= more
            side.cellar[0][grape] += more
    elif verb in ("sell", "second", "wholesaler"):
        _sell(table, side, fields, 0)
    elif verb == "aoc":
        _sell(table, side, fields, values.effect["aoc_per_cube"])
    elif verb == "vintage":
        barrel, grape = int(fields[0]), GRAPES.index(fields[1])
        side.cellar[barrel - 1][grape] -= 1
        side.money += max(values.demand[grape])
        table.supply[grape] += 1
    elif verb == "blending":
        cubes = side.cellar[int(fields[0]) - 1]
        old, new = GRAPES.index(fields[1]), GRAPES.index(fields[2])
        number = min(cubes[old], table.supply[new])
        cubes[old] -= number
        cubes[new] += number
        table.supply[new] -= number
        table.supply[old] += number
    elif verb == "refinement":
        barrel, grape = int(fields[0]), GRAPES.index(fields[1])
        side.cellar[barrel][grape] += side.cellar[barrel - 1][grape]
        side.cellar[barrel - 1][grape] = 0
    elif verb == "advertising":
        table.markers[GRAPES.index(fields[0])] += 1
    elif verb == "pass":
        side.passed = True
    if verb in KINDS:
        side.use(verb)
    if verb == "hands":
        return Steps("again", 1)
    if verb == "wholesaler":
        return Steps("second", 1)
    if verb == "advertising":
        return Steps("step", values.effect["advertising_steps"] - 1)
    return None


def _do_tiles(table: Table, seat: int, side: Side, verb: str, fields: list[str]) -> None:
    board = table.values.board
    if verb == "auction":
        column = next(column for column in table.columns if column.tile < 0)
        column.tile = _off_display(table, KINDS.index(fields[0]))
        column.seat, column.price = seat, int(fields[1])
        side.pawns -= 1
    elif verb == "buy":
        side.money -= board["outright_price"]
        _gain(table, side, _off_display(table, KINDS.index(fields[0])))
    else:
        column = table.columns[int(fields[0]) - 1]
        table.sides[column.seat].pawns += 1
        if verb == "overbid":
            side.pawns -= 1
            column.seat, column.price = seat, int(fields[1])
            return
        side.money -= column.price if verb == "acquire" else board["outright_price"]
        tile, column.tile, column.seat, column.price = column.tile, -1, -1, 0
        _gain(table, side, tile)


# -------------------------------------------------------------------------------- festival


def payable(table: Table, side: Side) -> list[str]:
    """Return the free spaces that this player's prestige can pay."""
    return [
        name
        for at, name in enumerate(SPACES)
        if not table.spaces[at] and table.values.price[at] <= side.prestige
    ]


def festival(table: Table, seat: int) -> Iterator[str]:
    """Return every text of the festival for this seat."""
    side = table.sides[seat]
    free = payable(table, side)
    if "first" in free:
        yield "first"
    if "late" in free and side.money >= table.values.estate["harvest_price"]:
        yield from (f"late:{name}" for grape, name in enumerate(GRAPES) if side.vines[grape])
    if "deliver" in free:
        yield from sale_texts("deliver", table, side)
    if "juice" in free and any(side.vines):
        yield "juice"
    if "primeur" in free:
        for barrel, grape, most in table.unripe_wine(side):
            yield from (f"primeur:{barrel}.{GRAPES[grape]}.{number}" for number in range(1, most + 1))
    if "replant" in free:
        yield from _replantings(table, side)
    for steps in (1, 2, 3):
        if f"raise{steps}" in free:
            yield from (f"raise:{steps}.{name}" for grape, name in enumerate(GRAPES) if table.can_rise(grape))
    yield from (f"cash:{number}" for number in (1, 2, 3) if f"cash{number}" in free)
    yield "leave"


def _replantings(table: Table, side: Side) -> Iterator[str]:
    for old, name in enumerate(GRAPES):
        which = ["full"] * (side.vines[old] > 0) + ["bare"] * (side.vines[old] < side.tiles(old))
        for state in which:
            for new, other in enumerate(GRAPES):
                if new == old:
                    continue
                if table.pile[new]:
                    yield f"replant:{name}.{state}.{other}.pile"
                if table.discards[new]:
                    yield f"replant:{name}.{state}.{other}.discards"


def do_festival(table: Table, seat: int, verb: str, fields: list[str]) -> Steps | None:
    """Play an act of the festival, or a further step of one; return the steps that may follow."""
    side = table.sides[seat]
    if verb == "leave":
        side.passed = True
        return None
    if verb == "step":
        table.markers[GRAPES.index(fields[0])] += 1
        return None
    space = verb + fields[0] if verb in ("raise", "cash") else verb
    at = SPACES.index(space)
    table.spaces[at] = seat + 1
    side.prestige -= table.values.price[at]
    side.pawns -= 1
    if verb == "first":
        table.holder = seat
    elif verb == "late":
        _harvest(table, side, GRAPES.index(fields[0]), table.values.estate["harvest_price"])
    elif verb == "deliver":
        _sell(table, side, fields, 0, into_market=False)
    elif verb == "juice":
        side.money += sum(side.vines) * table.values.gives["juice_per_cube"]
        table.supply = [kept + cubes for kept, cubes in zip(table.supply, side.vines, strict=True)]
        side.vines = [0] * len(GRAPES)
    elif verb == "primeur":
        missing = table.values.ripe[GRAPES.index(fields[1])][0] - int(fields[0])
        less = table.values.gives["primeur_less_per_barrel"] * missing
        _sell(table, side, fields, -less, into_market=False)
    elif verb == "replant":
        _replant(table, side, fields)
    elif verb == "raise":
        table.markers[GRAPES.index(fields[1])] += 1
        return Steps("step", table.values.gives[space] - 1)
    elif verb == "cash":
        side.money += table.values.gives[space]
    return None


def _replant(table: Table, side: Side, fields: list[str]) -> None:
    """GC-48: the old vine is discarded, a cube on it goes to the supply."""
    old, new = GRAPES.index(fields[0]), GRAPES.index(fields[2])
    if fields[1] == "full":
        side.vines[old] -= 1
        table.supply[old] += 1
    at = max(at for at, tile in enumerate(side.estate) if tile // 16 == old)
    table.discards[old] += 1
    source = table.pile if fields[3] == "pile" else table.discards
    source[new] -= 1
    side.estate[at] = table.fresh(new)
