"""Dom Pierre: the Sales action (DP-70 to DP-76)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.replayer.draws import RecordedOutcomes
from tests.replayer.pierre_steps import Step, Turn, prestige
from tests.replayer.pierre_table import PRESSES, ROUTES, Champagne


def market(turn: Turn, route: int) -> dict[str, Any] | None:
    """Return the visible card of a route; Reims when the northern deck is empty; None without a market."""
    table = turn.table
    if table.market[route] >= 0:
        return table.values.cards[table.market[route]]
    permanent: dict[str, Any] = table.values.data["routes"]["permanent"]
    return permanent if permanent["route"] == ROUTES[route] else None


def unders(turn: Turn) -> list[str]:
    """DP-76: return the markets whose card can be put under its deck."""
    if not turn.vintage():
        return []
    table = turn.table
    return [
        f"under:{name}"
        for route, name in enumerate(ROUTES)
        if table.market[route] >= 0 and (table.decks[route] or table.bottom[route])
    ]


def put_under(turn: Turn, name: str, draws: RecordedOutcomes) -> None:
    route = ROUTES.index(name)
    turn.vintage_used = True
    card = turn.table.market[route]
    turn.table.bottom[route].append(card)
    turn.table.next_card(route, draws)


@dataclass
class Sales(Step):
    """A step: up to so many sales."""

    left: int

    def offers(self, turn: Turn) -> list[str]:
        found = unders(turn)
        if self.left:
            for route, name in enumerate(ROUTES):
                card = market(turn, route)
                if card:
                    found += [
                        f"sell:{name}.{place}"
                        for place in turn.house.named_places()
                        if accepts(turn, card, place)
                    ]
        return [*found, "done"]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        if verb == "done":
            turn.steps.pop()
        elif verb == "under":
            put_under(turn, fields[0], draws)
        else:
            self.left -= 1
            turn.add(Sale(ROUTES.index(fields[0]), fields[1]))


def press_of(place: str) -> str:
    return next(press for press in PRESSES if press[0] == place[0])


def accepts(turn: Turn, card: dict[str, Any], place: str) -> bool:
    """DP-70."""
    tile = turn.house.tile(place)
    assert tile is not None
    kind = "barrel" if tile.barrel else "bottle"
    return card["kind"] in (kind, "order") and press_of(place) not in card["refuses"]


@dataclass
class Sale(Step):
    """A step: a sale in preparation."""

    route: int
    place: str
    added: list[str] = field(default_factory=list)
    spent: int = 0

    def offers(self, turn: Turn) -> list[str]:
        house, values = turn.house, turn.table.values
        card = market(turn, self.route)
        assert card is not None
        found = []
        for colour, owned in (("grey", house.grey), ("blue", house.blue)):
            for kind, number in zip(values.accessories, owned, strict=True):
                if number and kind in card["accessories"] and f"{colour}_{kind}" not in self.added:
                    found.append(f"add:{colour}_{kind}")
        found += [f"spend:{size}" for size in ("small", "large") if house.tokens.get(f"sale_{size}")]
        others = [text for text in unders(turn) if text != f"under:{ROUTES[self.route]}"]
        return [*found, *others, "done"]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        house, values = turn.house, turn.table.values
        if verb == "under":
            put_under(turn, fields[0], draws)
        elif verb == "add":
            colour, _, kind = fields[0].partition("_")
            (house.grey if colour == "grey" else house.blue)[values.accessories.index(kind)] -= 1
            self.added.append(fields[0])
        elif verb == "spend":
            key = f"sale_{fields[0]}"
            house.tokens[key] -= 1
            turn.table.tokens_spent[values.tokens.index(key)] += 1
            self.spent += values.token[key]["value"]
        else:
            turn.steps.pop()
            self.finish(turn, draws)

    def value(self, turn: Turn, tile: Champagne, card: dict[str, Any]) -> int:
        """DP-71."""
        values = turn.table.values
        found = tile.value + self.spent
        if press_of(self.place) in card["plus_one"]:
            found += values.data["markets"]["press_bonus"]["value"]
        own = [space for space, seat in enumerate(turn.table.routes[self.route]) if seat == turn.seat]
        if own:
            found += values.routes[self.route]["bonus"][values.section(self.route, max(own))]
        for accessory in self.added:
            found += values.data["accessories"][accessory.partition("_")[0]]["value"]
        return found

    def finish(self, turn: Turn, draws: RecordedOutcomes) -> None:
        """DP-72 to DP-74."""
        table, house = turn.table, turn.house
        card = market(turn, self.route)
        tile = house.tile(self.place)
        assert card is not None
        assert tile is not None
        value = self.value(turn, tile, card)
        for accessory in self.added:
            colour, _, kind = accessory.partition("_")
            place = table.grey if colour == "grey" else table.blue_used
            place[table.values.accessories.index(kind)] += 1
        ratio = table.values.data["ratio"]
        tier = sum(value >= least for least in ratio["tiers"]["from_value"]) - 1
        house.earned["sales"] += table.ratio[self.route][tier]
        turn.then(lambda draws: self.clear(turn, draws))
        if value >= ratio["prestige"]["from_value"]:
            prestige(turn, draws)

    def clear(self, turn: Turn, draws: RecordedOutcomes) -> None:
        """Take the card, return the tile, and send half of the workers home."""
        table, house = turn.table, turn.house
        house.take(self.place)
        if table.market[self.route] >= 0:
            house.cards.append(table.market[self.route])
            table.next_card(self.route, draws)
        spaces = table.routes[self.route]
        own = [space for space, seat in enumerate(spaces) if seat == turn.seat]
        gone = own[len(own) // 2 :]
        for space in gone:
            spaces[space] = -1
        house.maison += len(gone)
        sections = {table.values.section(self.route, space) for space in gone}
        house.coins += len(sections) * table.values.data["routes"]["coin_per_section"]["value"]
