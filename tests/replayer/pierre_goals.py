"""Dom Pierre: what goal cards measure (DP-92)."""

from __future__ import annotations

from tests.replayer.pierre_table import COLUMNS, ROUTES, VARIETIES, Champagne, House, Table


def crowns(table: Table, house: House) -> int:
    """Crowns on cards, on the face-up initial card and on tokens."""
    printed: int = sum(table.values.cards[card]["crown"] for card in house.cards)
    start: int = table.values.data["tiles"]["start"]["crowns"]["value"]
    return printed + (start if house.cork else 0) + house.tokens.get("crown", 0)


def measure(table: Table, seat: int, metric: str) -> int:
    """Return the current count of a goal card for this seat."""
    house = table.houses[seat]
    cards = [table.values.cards[card] for card in house.cards]
    by_route = [sum(card["route"] == route for card in cards) for route in ROUTES]
    by_kind = {kind: sum(card["kind"] == kind for card in cards) for kind in ("bottle", "barrel", "order")}
    flags = {flag: house.flags[flag] + sum(card["flag"] == flag for card in cards) for flag in ("usa", "rus")}
    on_routes = [spaces.count(seat) for spaces in table.routes]
    in_vineyard = table.workers.count(seat)
    made = [tile for press in house.presses for tile in press.made if tile]
    tiles = [press.tiles for press in house.presses]
    both = [grey + blue for grey, blue in zip(house.grey, house.blue, strict=True)]
    rows = [row for row in house.discs if row < table.values.top]

    def best(barrel: bool) -> int:
        return max((tile.value for tile in made if tile.barrel is barrel), default=0)

    def ended(route: int) -> bool:
        last = len(table.values.routes[route]["sections"]) - 1
        spaces = enumerate(table.routes[route])
        return any(who == seat and table.values.section(route, space) == last for space, who in spaces)

    def number(of: list[Champagne], barrel: bool) -> int:
        return sum(tile.barrel is barrel for tile in of)

    found: dict[str, int] = {
        **{f"cards_{route}": count for route, count in zip(ROUTES, by_route, strict=True)},
        **{f"cards_{kind}": count for kind, count in by_kind.items()},
        "routes_sold": sum(count > 0 for count in by_route),
        "route_sets": min(by_route),
        "kind_sets": min(by_kind.values()),
        "cards": len(cards),
        "crowns": crowns(table, house),
        "flags_usa": flags["usa"],
        "flags_rus": flags["rus"],
        "flags": sum(flags.values()),
        "flag_pairs": min(flags.values()),
        "workers_one_route": max(on_routes),
        "workers_routes": sum(on_routes),
        "routes_manned": sum(count > 0 for count in on_routes),
        "routes_ended": sum(ended(route) for route in range(len(ROUTES))),
        "workers_vineyard": in_vineyard,
        "workers_presses": house.at_presses,
        "workers_maison": house.maison,
        "workers_least": min(sum(on_routes), in_vineyard, house.at_presses),
        "workers_supply": house.supply,
        "tiles": len(made),
        "bottles": number(made, False),
        "barrels": number(made, True),
        "best_bottle": best(False),
        "best_barrel": best(True),
        "tiles_value": sum(tile.value for tile in made),
        "presses_filled": sum(press.champagne for press in house.presses),
        "harvest_tiles": sum(len(press) for press in tiles),
        "presses_blended": sum(len(press) == len(VARIETIES) for press in tiles),
        "harvest_one_variety": max(sum(v in press for press in tiles) for v in range(len(VARIETIES))),
        "best_press": max(sum(value for value, _ in press.values()) for press in tiles),
        "harvest_threes": sum(value == 3 for press in tiles for value, _ in press.values()),
        "coins": house.coins,
        "step": house.step,
        "accessories": sum(both),
        "accessory_types": sum(count > 0 for count in both),
        "lowest_row": min(rows, default=table.values.top),
        "discs_done": len(COLUMNS) - len(rows),
    }
    return found[metric]


def pays(table: Table, seat: int, goal: int) -> int:
    """Return the VP of the best tier that is met now, or 0."""
    card = table.values.goals[goal]
    have = measure(table, seat, card["metric"])
    least = card["compare"] == "at_least"
    return max((vp for limit, vp in card["tiers"] if (have >= limit if least else have <= limit)), default=0)
