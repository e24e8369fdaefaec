"""Measure a game for its page in the docs, and write the figures into its folder.

    python -m vigneron.devtools.figures [KEY]… [--games 200] [--bots random:200,greedy:40,…]

The figures are lengths, offers, draws, and what a seat cannot see, of random games with the fewest seats,
with two and with the most; and the scores of games in which all seats have the same bot. Bots think in
iterations, and games are seeded, so any machine finds the same figures. A number after a colon is a number of
games."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from statistics import mean
from typing import Any

from vigneron.bots.arena.self_play import Series, play
from vigneron.core import registry
from vigneron.core.chance import Chance
from vigneron.core.contract import Json, Setup
from vigneron.core.game import Game
from vigneron.core.split import Noted
from vigneron.native.prng import Xorshift

FILE = "figures.json"
"""The name of the file in the folder of a game."""
GAMES = 200
BOTS = "random:200,apprentice:20,cellarhand:20,grower:20,winemaker:20,greedy:40,master:10"
SEED = 1


def seats_of(game: Game[Any, Any]) -> list[int]:
    """Return the numbers of seats that are measured: the fewest, two, and the most."""
    return sorted({game.seats[0], game.seats[-1], *({2} & set(game.seats))})


def lengths(game: Game[Any, Any], setup: Setup, games: int) -> dict[str, Json]:
    """Return the figures of random games."""
    rules, stream = game.rules(setup), Xorshift(SEED)
    plies, offers, forced, together = [], [], 0, 0
    drawn: Counter[str] = Counter()
    widest: dict[str, int] = {}
    covered: set[str] = set()
    acts: set[int] = set()
    for number in range(games):
        begun = _noted(stream, drawn, widest)
        state = rules.new(setup, begun)
        begun.close()
        count = 0
        while seats := rules.to_act(state):
            legal = rules.legal(state, seats[0])
            offers.append(len(legal))
            forced += len(legal) == 1
            together += len(seats) > 1
            if number < 3:
                covered |= _covered(rules, state, setup.seats)
            action = legal[stream.below(len(legal))]
            acts.add(action)
            chance = _noted(stream, drawn, widest)
            rules.step(state, seats[0], action, chance, None)
            chance.close()
            count += 1
        plies.append(count)
    offers.sort()
    return {
        "games": games,
        "acts_met": len(acts),
        "plies": [min(plies), round(mean(plies)), max(plies)],
        "offers": [round(mean(offers), 1), offers[len(offers) * 99 // 100], offers[-1]],
        "forced_percent": round(100 * forced / len(offers)),
        "several_percent": round(100 * together / len(offers)),
        "draws": {
            why: [round(count / games, 1), widest[why]] for why, count in sorted(drawn.items(), key=str)
        },
        "covered": sorted(covered),
    }


class _Counted(Noted):
    """Chance that counts its draws by their words when it is closed."""

    def __init__(self, source: Chance, drawn: Counter[str], widest: dict[str, int]) -> None:
        super().__init__(source)
        self._drawn, self._widest = drawn, widest

    def close(self) -> None:
        for draw in self.draws:
            self._drawn[draw.why] += 1
            fan = sum(1 for weight in draw.weights if weight > 0)
            self._widest[draw.why] = max(fan, self._widest.get(draw.why, 0))


def _noted(source: Chance, drawn: Counter[str], widest: dict[str, int]) -> _Counted:
    return _Counted(source, drawn, widest)


def _covered(rules: Any, state: Any, seats: int) -> set[str]:
    """Return the fields of a position that some seat does not see; `*` stands for a number."""
    whole = rules.dump(state)
    return {
        path for seat in range(seats) for path in _unlike(whole, rules.dump(rules.observe(state, seat).state))
    }


def _unlike(one: Json, other: Json, path: str = "") -> Iterator[str]:
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            yield from _unlike(one[key], other.get(key), f"{path}.{key}" if path else key)
    elif (
        isinstance(one, list) and isinstance(other, list) and any(isinstance(row, dict | list) for row in one)
    ):
        for first, second in zip(one, other, strict=False):
            yield from _unlike(first, second, f"{path}.*")
    else:
        yield path


def scores(game: Game[Any, Any], seats: int, bots: dict[str, int]) -> dict[str, Json]:
    """Return for each bot: games, and the mean, smallest and largest score of a seat."""
    out: dict[str, Json] = {}
    for bot, games in bots.items():
        series = Series(game.name, (bot,) * seats, SEED, {})
        found = [
            score
            for number in range(games)
            for score in play(series, number, game, digests=False).result.scores
        ]
        if found:
            out[bot] = [games, round(mean(found), 1), min(found), max(found)]
    return out


def figures(game: Game[Any, Any], games: int, bots: dict[str, int]) -> dict[str, Json]:
    """Return the figures of a game by its number of seats."""
    out: dict[str, Json] = {}
    for seats in seats_of(game):
        out[str(seats)] = {**lengths(game, game.setup(seats), games), "scores": scores(game, seats, bots)}
    return out


def written(found: dict[str, Json]) -> str:
    """Return figures as JSON text with a line for each."""
    seats = []
    for count, one in found.items():
        rows = [f'  "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in one.items()]
        seats.append(f' "{count}": {{\n' + ",\n".join(rows) + "\n }")
    return "{\n" + ",\n".join(seats) + "\n}\n"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("keys", nargs="*", help="games; by default all")
    parser.add_argument("--games", type=int, default=GAMES, help="random games per number of seats")
    parser.add_argument("--bots", default=BOTS, help="bots, each with its number of games")
    arguments = parser.parse_args()
    bots = {name: int(count) for name, _, count in (one.partition(":") for one in arguments.bots.split(","))}
    for key in arguments.keys or registry.games():
        game = registry.game(key)
        (game.folder / FILE).write_text(written(figures(game, arguments.games, bots)), encoding="utf-8")
        print(game.folder / FILE, flush=True)


if __name__ == "__main__":
    main()
