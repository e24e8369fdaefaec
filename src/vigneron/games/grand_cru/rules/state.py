"""A position: small ints, rows of bytes and masks, nothing else. Numbers are explained in `names`."""

from __future__ import annotations

from vigneron.games.grand_cru.rules.names import BARRELS, COLUMNS, GRAPE_COUNT, KIND_COUNT, NONE, SPACE_COUNT
from vigneron.native.values import same


class Side:
    """The state of one player.

    money     francs; -1 where covered (GC-7)
    ledger    francs as everybody can work them out from the payments, which are public
    loans     loans to pay back
    pledge    opening loans chosen; 0 before; -1 where covered
    prestige  points of prestige
    pawns     pawns that are free, the one on the loans left out
    passed    1 if out of this phase I, or of this festival
    bankrupt  1 if the player has lost (GC-53)
    estate    numbers of the tiles, in the order they came
    tiles     by kind: how many of the estate's tiles
    used      by kind: how many of them are turned over
    vines     by grape: cubes that stand on vines
    cellar    barrel * 5 + grape: cubes
    market    by grape: cubes in the market barrel

    Derived from these by `rules.common`, so that legality needs only a few masks:
    fruit     grapes that stand on vines
    stock     barrel * 5 + grape: where cubes lie in the cellar
    ready     kinds of improvement of which a tile is not turned over
    leads     auction columns in which the player's pawn is
    """

    __slots__ = (
        "bankrupt",
        "cellar",
        "estate",
        "fruit",
        "leads",
        "ledger",
        "loans",
        "market",
        "money",
        "passed",
        "pawns",
        "pledge",
        "prestige",
        "ready",
        "stock",
        "tiles",
        "used",
        "vines",
    )

    def __init__(self, pawns: int, prestige: int) -> None:
        self.money: int = 0
        self.ledger: int = 0
        self.loans: int = 0
        self.pledge: int = 0
        self.prestige: int = prestige
        self.pawns: int = pawns
        self.passed: int = 0
        self.bankrupt: int = 0
        self.fruit: int = 0
        self.stock: int = 0
        self.ready: int = 0
        self.leads: int = 0
        self.estate = bytearray()
        self.tiles = bytearray(KIND_COUNT)
        self.used = bytearray(KIND_COUNT)
        self.vines = bytearray(GRAPE_COUNT)
        self.cellar = bytearray(BARRELS * GRAPE_COUNT)
        self.market = bytearray(GRAPE_COUNT)

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def copy(self) -> Side:
        """Return an independent copy."""
        out = Side.__new__(Side)
        out.money = self.money
        out.ledger = self.ledger
        out.loans = self.loans
        out.pledge = self.pledge
        out.prestige = self.prestige
        out.pawns = self.pawns
        out.passed = self.passed
        out.bankrupt = self.bankrupt
        out.fruit = self.fruit
        out.stock = self.stock
        out.ready = self.ready
        out.leads = self.leads
        out.estate = self.estate.copy()
        out.tiles = self.tiles.copy()
        out.used = self.used.copy()
        out.vines = self.vines.copy()
        out.cellar = self.cellar.copy()
        out.market = self.market.copy()
        return out


class State:
    """The state of a table.

    year          from 1
    phase         OPENING GROWING FESTIVAL LOANS OVER
    turn          the seat to act; -1 in OPENING and OVER
    holder        who has the red bottle; -1 before the opening loans
    counter       the round counter's space, from 1
    closing       OPEN, LAST_CUBE or LAST_PLAYER: how phase I stands
    last          in LAST_CUBE the seat whose harvest closes the year; -1 otherwise
    owed, left    what the acting seat must do before its action is complete, and how many steps are left
    ending        index into ENDINGS
    markers       by grape: the step of the price marker
    supply        by grape: cubes not in play
    pile          by kind: tiles in the draw pile
    discards      by kind: tiles in the discard pile
    display       numbers of the tiles in the display, by slot; NONE where there is none
    column_tile   by auction column: the tile's number; NONE if free
    column_seat   whose pawn leads there; NONE if free
    column_price  on which price; 0 if free
    spaces        by festival space: 1 + the seat that took it; 0 if free

    Derived from these by `rules.common`, so that legality needs only a few masks:
    shown         kinds of the tiles in the display
    running       auction columns that are not free
    rising        grapes whose price marker is below its top
    """

    __slots__ = (
        "closing",
        "column_price",
        "column_seat",
        "column_tile",
        "counter",
        "discards",
        "display",
        "ending",
        "holder",
        "last",
        "left",
        "markers",
        "owed",
        "phase",
        "pile",
        "rising",
        "running",
        "shown",
        "sides",
        "spaces",
        "supply",
        "turn",
        "year",
    )

    def __init__(self, sides: list[Side], supply: bytes, pile: bytes, display: int) -> None:
        self.sides: list[Side] = sides
        self.year: int = 1
        self.phase: int = 0
        self.turn: int = -1
        self.holder: int = -1
        self.counter: int = 1
        self.closing: int = 0
        self.last: int = -1
        self.owed: int = 0
        self.left: int = 0
        self.ending: int = 0
        self.shown: int = 0
        self.running: int = 0
        self.rising: int = 0
        self.markers = bytearray(GRAPE_COUNT)
        self.supply = bytearray(supply)
        self.pile = bytearray(pile)
        self.discards = bytearray(KIND_COUNT)
        self.display = bytearray([NONE] * display)
        self.column_tile = bytearray([NONE] * COLUMNS)
        self.column_seat = bytearray([NONE] * COLUMNS)
        self.column_price = bytearray(COLUMNS)
        self.spaces = bytearray(SPACE_COUNT)

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def copy(self) -> State:
        """Return an independent copy."""
        out = State.__new__(State)
        out.sides = [side.copy() for side in self.sides]
        out.year = self.year
        out.phase = self.phase
        out.turn = self.turn
        out.holder = self.holder
        out.counter = self.counter
        out.closing = self.closing
        out.last = self.last
        out.owed = self.owed
        out.left = self.left
        out.ending = self.ending
        out.shown = self.shown
        out.running = self.running
        out.rising = self.rising
        out.markers = self.markers.copy()
        out.supply = self.supply.copy()
        out.pile = self.pile.copy()
        out.discards = self.discards.copy()
        out.display = self.display.copy()
        out.column_tile = self.column_tile.copy()
        out.column_seat = self.column_seat.copy()
        out.column_price = self.column_price.copy()
        out.spaces = self.spaces.copy()
        return out
