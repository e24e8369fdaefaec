"""The frame of the year: its rounds, what comes at its end, who holds the bottle, and the festival."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import Cache, WeakCache
from vigneron.core.contract import Args
from vigneron.core.scene import Frame, Node, Text, box, words
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.festival import FESTIVAL_RULE
from vigneron.games.grand_cru.rules.state import State

_PLACES: Final[Cache[list[Node]]] = Cache(256)
_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_WIDE, _HIGH = 264.0, 208.0
_SIGN: Final = ("bottle", "shears", "cart", "jug", "primeur", "replant")
_YEAR_RULE: Final = "GC-56"
_ROUND_RULE: Final = "GC-11"
_BOTTLE_RULE: Final = "GC-6"
_STATIONS: Final = (
    ("festival", "prestige", "GC-42"),
    ("ageing", "barrel", "GC-51"),
    ("interest", "percent", "GC-52"),
    ("loans", "loan", "GC-54"),
)
"""What comes after the last round, in order: its key, its sign, its clause."""
_NOW: Final = {n.FESTIVAL: 0, n.LOANS: 3}
_TOP: Final = 14.0


def year(rules: GrandCruRules, state: State) -> Frame:
    """Return the frame of the year: the strip of time above, the twelve spaces of the festival below."""
    key = (rules, bytes(state.spaces), state.year, state.counter, state.phase, state.holder, state.closing)
    return _FRAMES.get(key, lambda: _year(rules, state))


def _year(rules: GrandCruRules, state: State) -> Frame:
    nodes = [*_strip(rules, state), *_festival(rules, state)]
    return Frame("year", Text("scene-year"), _WIDE, _HIGH, nodes)


def _strip(rules: GrandCruRules, state: State) -> list[Node]:
    """Return the strip of time: year, rounds as glasses, the stations of the year's end, and the holder."""
    title = Text("scene-this-year", {"year": state.year})
    out = [words("year-n", 3, _TOP + 5.5, title, 15, tone="wine", look="title", anchor="start")]
    out[0].label, out[0].rule = Text("label-year", {"year": state.year}), _YEAR_RULE
    rounds = rules.box.rounds
    growing = state.phase == n.GROWING
    pitch = min(18.0, 76.0 / rounds)
    for i in range(1, rounds + 1):
        full = state.phase in (n.OPENING, n.GROWING) and (i > state.counter or state.phase == n.OPENING)
        now = growing and i == state.counter
        sign = "glass-full" if full or now else "glass"
        tone = "wine" if now else "soft" if not full else "brass"
        x = 62 + pitch * i - pitch / 2
        label = Text("label-round-last" if i == rounds else "label-round", {"round": i, "rounds": rounds})
        out.append(
            Node(f"round-{i}", x, _TOP, symbol=sign, size=21, tone=tone, label=label, rule=_ROUND_RULE)
        )
        if now:
            out.append(Node("round-now", x, _TOP + 13, path=box(12, 2.5, 1), tone="wine"))
            out[-1].label, out[-1].rule = label, _ROUND_RULE
    for i, (name, sign, rule) in enumerate(_STATIONS):
        now = _NOW.get(state.phase) == i
        tone = "wine" if now else "soft"
        said = Text("label-station", {"station": name})
        x = 152 + 19.0 * i
        out.append(Node(f"then-{name}", x, _TOP, symbol=sign, size=16, tone=tone, label=said, rule=rule))
        if now:
            out.append(Node("station-now", x, _TOP + 13, path=box(12, 2.5, 1), tone="wine"))
            out[-1].label, out[-1].rule = said, rule
    if state.holder >= 0:
        held = Text("label-holder", {"who": state.holder})
        out.append(
            Node("bottle", 233, _TOP, symbol="bottle", size=25, tone="wine", label=held, rule=_BOTTLE_RULE)
        )
        out.append(marks.pawn("holder", 252, _TOP + 1, state.holder, 22, held, _BOTTLE_RULE))
    return out


def _festival(rules: GrandCruRules, state: State) -> list[Node]:
    out: list[Node] = []
    for space in range(n.RAISE_1):
        x, y = 43.0 + 89 * (space % 3), 59.0 + 51 * (space // 3)
        out += _kept(rules, state, space, (x, y), (84, 46))
        key = f"space-{n.SPACES[space]}"
        out.append(
            Node(f"{key}-s", x - 27, y - 9, symbol=_SIGN[space], size=23, tone="plan-ink", look="fine")
        )
        name = Text("space-short", {"space": n.SPACES[space]})
        out.append(words(f"{key}-n", x, y + 17, name, 12, look="fine"))
    for row, (first, sign, title) in enumerate(
        ((n.RAISE_1, "up", "label-raise-row"), (n.CASH_1, "coin", "label-cash-row"))
    ):
        y = 153.0 + 37 * row
        tone = "coin" if sign == "coin" else "plan-ink"
        look = "inlay" if row else ""
        out.append(Node(f"row-{sign}", 13, y, symbol=sign, size=21, tone=tone, look=look, label=Text(title)))
        out[-1].rule = FESTIVAL_RULE[first]
        for i in range(3):
            space = first + i
            x = 68.0 + 79 * i
            out += _kept(rules, state, space, (x, y), (74, 32))
            gives = rules.box.space_gives[space]
            text = Text(f"=+{gives}") if row == 0 else Text("scene-price", {"price": gives})
            key = f"space-{n.SPACES[space]}-n"
            out.append(words(key, x - 32, y + 5, text, 13.5, look="strong", anchor="start"))
    return out


def _kept(
    rules: GrandCruRules, state: State, space: int, at: tuple[float, float], size: tuple[float, float]
) -> list[Node]:
    key = (rules, space, state.spaces[space])
    return _PLACES.get(key, lambda: _space(rules, state, space, at, size))


def _space(
    rules: GrandCruRules, state: State, space: int, at: tuple[float, float], size: tuple[float, float]
) -> list[Node]:
    """Return a space with its price, or with the pawn of the player who took it."""
    (x, y), (wide, high) = at, size
    name, price, by = n.SPACES[space], rules.box.space_price[space], state.spaces[space]
    key = f"space-{name}"
    args: Args = {"space": name, "prestige": price, "money": rules.box.space_gives[space]}
    label = Text("label-space-taken", args | {"seat_other": by - 1}) if by else Text("label-space", args)
    out = [
        Node(
            key,
            x,
            y,
            path=box(wide, high, 8),
            look="used step" if by else "step",
            touch=key,
            label=label,
            rule=FESTIVAL_RULE[space],
        )
    ]
    right, up = x + wide / 2 - 11, y - (9 if high > 40 else 0)
    if by:
        out.append(
            marks.pawn(
                f"{key}-b", right - 5, up + (2 if high > 40 else 0), by - 1, 25, label, FESTIVAL_RULE[space]
            )
        )
    else:
        out.append(marks.figure(f"{key}-p", right - 13, up, price, 14))
        out.append(Node(f"{key}-r", right, up, symbol="prestige", size=16, tone="wine"))
    return out
