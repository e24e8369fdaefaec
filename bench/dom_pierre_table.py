"""Measure how a box of Dom Pierre is used: columns, markets, goals, scores and rounds, with intervals.

    python bench/dom_pierre_table.py [--game dom_pierre@N] [--data DIR] [--weights FILE] [--bot master@40]
                                     [--seats 3] [--games 60] [--quick] [--seed 1] [--processes 2]
                                     [--out FILE]
    python bench/dom_pierre_table.py --report FILE...

Plays games of one bot against itself. `--data` and `--weights` name a candidate: files of component data that
replace those of the package, and learned values (`learned_value.py --out`). `--out` keeps a line per game:
the same command continues where it stopped, and a larger `--games` adds games. `--report` prints the tables
of such files, then all their goals together.

Bars: each market has 15 to 35 % of the sales; each column is performed 2 to 5.5 times per house; each goal is
kept in 5 to 70 % of the Goals actions that could have kept it; the winner has 95 to 125 VP; a game takes 18
to 26 rounds. A `!` means that the whole 95 % interval is outside a bar, a `?` that only the figure is."""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from vigneron.bots import ask, bot_chance, budget_of, make_bot
from vigneron.bots.arena.process_pool import each, returned
from vigneron.bots.arena.self_play import share_bounds
from vigneron.core.chance import Xorshift
from vigneron.core.game import Game, json_digest
from vigneron.core.registry import game as find_game

COLUMNS: Final = ("vineyard", "cellar", "village", "logistics", "sales", "goals")
ROUTES: Final = ("north", "east", "south", "west")
SHARE: Final = (0.15, 0.35)
USES: Final = (2.0, 5.5)
KEPT: Final = (0.05, 0.70)
WINNER: Final = (95.0, 125.0)
ROUNDS: Final = (18.0, 26.0)
Row = dict[str, Any]
"""What a game told: numbers by name, counts by name of a column, a route or a goal."""


@dataclasses.dataclass(frozen=True, slots=True)
class Trial:
    """What is played: the first line of a file."""

    game: str
    bot: str
    seats: int
    seed: str
    variant: str
    data: Path | None = None
    weights: Path | None = None

    def header(self) -> dict[str, Any]:
        """Return the part of the plan that must be equal for games to be put together."""
        found = find_game(self.game)
        weights = self.weights and json_digest(json.loads(self.weights.read_text(encoding="utf-8")))
        return {
            "game": found.key,
            "edition": found.edition,
            "data": found.digest(found.data(self.data)),
            "weights": weights,
            "bot": self.bot,
            "seats": self.seats,
            "seed": self.seed,
            "variant": self.variant,
        }

    def made(self) -> Game[Any, Any]:
        """Return the game, with the candidate's learned values if there are any."""
        found = find_game(self.game)
        if self.weights is None:
            return found
        insight: Any = found.insight
        return dataclasses.replace(
            found, insight=type(insight)(json.loads(self.weights.read_text(encoding="utf-8")))
        )


def stream(seed: str, number: int) -> Xorshift:
    """Return a game's random stream: the same for every box."""
    text = f"dom-pierre-table|{seed}|{number}".encode()
    return Xorshift(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))


def play(plan: Trial, number: int) -> Row:
    """Play a game; return its counts."""
    game = plan.made()
    data = game.data(plan.data)
    setup = game.setup(plan.seats, {"variant": plan.variant})
    rules, chance = game.rules(setup, data), stream(plan.seed, number)
    state = rules.new(setup, chance)
    bots = [make_bot(plan.bot, game) for _ in range(plan.seats)]
    streams = [bot_chance(plan.seed, number, seat) for seat in range(plan.seats)]
    budget, counts = budget_of(game), UsageCounts(data)
    while to_act := rules.to_act(state):
        seat = to_act[0]
        act = ask(bots[seat], game, rules, state, seat, streams[seat], budget)
        counts.before(state, game.actions.text[act])
        log: list[Any] = []
        rules.step(state, seat, act, chance, log)
        counts.after(log)
    result = rules.result(state)
    best = result.winners[0]
    parts = {part.key: part.value for part in result.parts[best]}
    return {
        "number": number,
        "rounds": game.round_of(state),
        "scores": list(result.scores),
        "winner": best,
        "parts": parts,
        **counts.told(),
    }


class UsageCounts:
    """Counts what happens in a game.

    A Goals action could have kept a goal if it found it in the display or drew it (DP-78)."""

    def __init__(self, data: Any) -> None:
        self._route = {card["city"]: card["route"] for card in data["markets"]["card"]}
        self._route[data["routes"]["permanent"]["city"]] = data["routes"]["permanent"]["route"]
        self._kinds = {
            kind: Counter[str]()
            for kind in (
                "performed",
                "laid_off",
                "sales",
                "vp",
                "tile",
                "card",
                "road",
                "added",
                "value",
                "could",
                "kept",
                "traded",
                "scored",
                "goal_vp",
            )
        }
        self._there: set[int] = set()
        self._shown: set[int] = set()
        self._goal = ""

    def before(self, state: Any, text: str) -> None:
        """Count an act that is about to be done."""
        verb, _, what = text.partition(":")
        kinds = self._kinds
        self._goal = ""
        display = set(state.display)
        self._shown |= display
        if verb == "move":
            kinds["performed"][what] += 1
            self._there = set()
        elif verb == "layoff":
            kinds["laid_off"][what] += 1
        elif verb in ("goal", "trade", "more"):
            self._there |= display
        if verb == "goal":
            kinds["kept"][what] += 1
            kinds["could"].update(f"G{goal + 1:02}" for goal in self._there)
        elif verb == "trade":
            kinds["traded"][what] += 1
        elif verb == "score":
            kinds["scored"][what] += 1
            self._goal = what

    def after(self, log: Iterable[Any]) -> None:
        """Count the outcome of an act."""
        for event in log:
            if event.kind != "sold":
                if event.kind == "goal_scored":
                    self._kinds["goal_vp"][self._goal] += event.data["vp"]
                continue
            route = self._route[event.data["city"]]
            self._kinds["sales"][route] += 1
            for kind, name in (
                ("vp", "vp"),
                ("tile", "tile"),
                ("card", "market"),
                ("road", "road"),
                ("added", "added"),
                ("value", "value"),
            ):
                self._kinds[kind][route] += event.data[name]

    def told(self) -> dict[str, dict[str, int]]:
        shown = {f"G{goal + 1:02}": 1 for goal in sorted(self._shown)}
        return {kind: dict(count) for kind, count in self._kinds.items()} | {"shown": shown}


# ---- the file


class Games:
    """The games of a plan, kept in a file or in memory."""

    def __init__(self, path: Path | None, header: dict[str, Any]) -> None:
        """Read the games of the file, without a last line that was cut off.

        Raises ValueError for another plan."""
        self.path, self.rows = path, dict[int, Row]()
        if path is None:
            return
        if path.exists():
            found, rows = read(path)
            if found != header:
                raise ValueError(f"{path} holds games of another plan")
            self.rows = {row["number"]: row for row in rows}
        text = "".join(f"{json.dumps(line)}\n" for line in (header, *self.rows.values()))
        path.write_text(text, encoding="utf-8")

    def add(self, row: Row) -> None:
        self.rows[row["number"]] = row
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(row)}\n")


def read(path: Path) -> tuple[dict[str, Any], list[Row]]:
    """Return the header and the games of a file, without a last line that was cut off."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    if not lines:
        return {}, []
    return json.loads(lines[0]), [json.loads(line) for line in lines[1:]]


# ---- the table


@dataclasses.dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def mark(self, bar: tuple[float, float]) -> str:
        """Return "!", "?" or "" as the module's docstring says."""
        if self.high < bar[0] or self.low > bar[1]:
            return "!"
        return " " if bar[0] <= self.value <= bar[1] else "?"

    def told(self, digits: int = 1, times: float = 1.0) -> str:
        one, two, three = (f"{times * number:.{digits}f}" for number in (self.value, self.low, self.high))
        return f"{one} ({two} to {three})"


def ratio(above: Sequence[float], below: Sequence[float]) -> Figure:
    """Return the ratio of two sums over games; its error is computed over games, not over single uses."""
    count, total = len(above), sum(below)
    if not total:
        return Figure(0.0, 0.0, 0.0)
    value = sum(above) / total
    rest = sum((one - value * other) ** 2 for one, other in zip(above, below, strict=True))
    half = 1.96 * (rest * count / max(count - 1, 1)) ** 0.5 / total
    return Figure(value, value - half, value + half)


def mean(values: Sequence[float]) -> Figure:
    return ratio(values, [1.0] * len(values))


def table(header: dict[str, Any], rows: Sequence[Row]) -> list[str]:
    """Return lines about the use of a box's columns and markets, and about the ends of its games."""
    seats, count = header["seats"], len(rows)
    winner = mean([max(row["scores"]) for row in rows])
    rounds = mean([row["rounds"] for row in rows])
    all_scores = mean([fmean(row["scores"]) for row in rows])
    spread = sorted(row["rounds"] for row in rows)
    out = [
        " ".join(f"{key}={value}" for key, value in header.items()) + f" games={count}",
        f"{winner.mark(WINNER)} winner {winner.told()}; every seat {all_scores.told()}",
        f"{rounds.mark(ROUNDS)} rounds {rounds.told()}, {spread[0]} to {spread[-1]}",
        "  the winner's VP: "
        + ", ".join(
            f"{part} {fmean(row['parts'].get(part, 0) for row in rows):.1f}" for part in rows[0]["parts"]
        ),
    ]
    for column in COLUMNS:
        uses = mean([row["performed"].get(column, 0) / seats for row in rows])
        laid = fmean(row["laid_off"].get(column, 0) / seats for row in rows)
        out.append(f"{uses.mark(USES)} {column:9} performed {uses.told(2)} a house, laid off {laid:.2f}")
    sales = [sum(row["sales"].values()) for row in rows]
    for route in ROUTES:
        here = [row["sales"].get(route, 0) for row in rows]
        share = ratio(here, sales)
        each_ = {
            kind: sum(row[kind].get(route, 0) for row in rows) / max(sum(here), 1)
            for kind in ("vp", "value", "tile", "card", "road", "added")
        }
        text = ", ".join(f"{kind} {value:.1f}" for kind, value in each_.items())
        out.append(
            f"{share.mark(SHARE)} {route:9} {share.told(1, 100)} % of sales, {fmean(here):.1f} a game: {text}"
        )
    return out


def goals(rows: Sequence[Row]) -> list[str]:
    """Return a line per goal: how often it was kept, and how often it could have been."""
    found = []
    for number in range(1, 46):
        key = f"G{number:02}"
        shown, could, kept, traded, scored, vp = (
            sum(row[kind].get(key, 0) for row in rows)
            for kind in ("shown", "could", "kept", "traded", "scored", "goal_vp")
        )
        share = Figure(kept / could, *share_bounds(kept, could)) if could else Figure(0.0, 0.0, 1.0)
        line = f"{share.mark(KEPT)} {key} shown {shown:4} could {could:4} kept {kept:4} = "
        line += f"{share.told(0, 100)} %, traded {traded:4}, scored {scored:4}, {vp / max(scored, 1):.1f} VP"
        found.append((-share.value, line))
    return [line for _, line in sorted(found)]


def report(files: Sequence[Path]) -> list[str]:
    """Return the tables of some files, then all their goals together."""
    out: list[str] = []
    every: list[Row] = []
    for path in files:
        header, rows = read(path)
        if rows:
            out += table(header, rows)
            every += rows
    return [*out, f"goals of {len(every)} games", *goals(every)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="dom_pierre", help="dom_pierre@N for another edition")
    parser.add_argument("--data", type=Path)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--bot", default="master@40")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--quick", action="store_true", help="the quick variant")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--report", type=Path, nargs="+")
    options = parser.parse_args()
    if options.report:
        print("\n".join(report(options.report)))
        return
    plan = Trial(
        options.game,
        options.bot,
        options.seats,
        options.seed,
        "quick" if options.quick else "standard",
        options.data,
        options.weights,
    )
    header = plan.header()
    try:
        kept = Games(options.out, header)
    except ValueError as error:
        sys.exit(str(error))
    tasks = [(plan, number) for number in range(options.games) if number not in kept.rows]
    with closing(each(play, tasks, options.processes)) as done:
        for _, row in done:
            kept.add(returned(row))
    rows = [kept.rows[number] for number in sorted(kept.rows) if number < options.games]
    print("\n".join([*table(header, rows), *goals(rows)]))


if __name__ == "__main__":
    main()
