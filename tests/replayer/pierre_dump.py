"""Dom Pierre: the dump of a position in which no step is open."""

from __future__ import annotations

from typing import Any

from tests.replayer.pierre_table import NEUTRAL, PRESSES, VARIETIES, House, Table

GONE = 99
"""The row of a disc that has left."""
BARRELS = 32
"""Added to the value of a barrel."""
SPACES = ("", "vintage", "strength")


def table_part(table: Table) -> dict[str, Any]:
    """Return the table's part of the dump."""
    return {
        "bag": table.bag,
        "below": table.below,
        "blue_below": table.blue_below,
        "blue_pool": table.blue_pool,
        "blue_tops": table.blue_tops,
        "blue_used": table.blue_used,
        "bottom": table.bottom,
        "discards": table.discards,
        "display": table.display,
        "first": table.first,
        "flag_supply": [table.flags["usa"], table.flags["rus"]],
        "glass_down": table.glass_down,
        "glass_pool": table.glass_pool,
        "glass_up": table.glass_up,
        "goal_pool": table.goal_deck,
        "grapes": table.grapes,
        "grey_supply": table.grey,
        "ground": [table.ground.get(square, 0) for square in range(len(table.grapes))],
        "harvest_supply": [number for variety in table.harvest for number in variety],
        "houses": [house_part(table, house) for house in table.houses],
        "pool": table.decks,
        "ratio": table.ratio_sides,
        "routes": [[4 if seat == NEUTRAL else seat for seat in spaces] for spaces in table.routes],
        "tokens_spent": table.tokens_spent,
        "top_cards": table.market,
        "tops": table.tops,
        "track": table.track,
        "village_pool": table.village_pool,
        "workers": table.workers,
    }


def house_part(table: Table, house: House) -> dict[str, Any]:
    """Return one player's part of the dump."""
    tiles = [press.tiles.get(v, (0, 0)) for press in house.presses for v in range(len(VARIETIES))]
    made = [tile for press in house.presses for tile in press.made]
    return {
        "accessories": house.grey + house.blue,
        "base": [tile for _, tile in tiles],
        "cards": house.cards,
        "champagne": [tile.value + BARRELS * tile.barrel if tile else 0 for tile in made],
        "coins": house.coins,
        "cork": int(house.cork),
        "discs": [GONE if row >= table.values.top else row for row in house.discs],
        "earned": list(house.earned.values()),
        "flags": [house.flags["usa"], house.flags["rus"]],
        "goals": [goal for goal in house.goals if goal not in house.scored],
        "harvest": [value for value, _ in tiles],
        "maison": house.maison,
        "modifiers": [house.presses[at].modifiers for at in range(len(PRESSES))],
        "presses": house.at_presses,
        "scored": house.scored,
        "step": house.step,
        "supply": house.supply,
        "tokens": [house.tokens.get(key, 0) for key in table.values.tokens],
        "vintages": [SPACES.index(token) for token in house.spaces],
        "waiting_strength": int(house.strength_waits),
        "waiting_vintage": house.waiting,
    }
