"""Writes and checks golden games, perft counts and orders of offers. They show any change of a game's rules.

`vigneron golden GAME` plays the games that `golden/plan.toml` in the game's tests lists. It writes their
journals (`golden/NAME.jsonl`), their playthroughs (`golden/NAME.txt`, see `playthrough`), `perft.txt` and
`order.txt`. With `--playthroughs` it writes only the playthroughs; use this after a change of the readable
position. If there is no plan, the command makes a first plan. Tests only read these files. After rewriting
them, read the difference. An example of a plan::

    [[game]]                         # one file each
    name = "standard-2"
    seats = 2
    players = ["greedy", "random"]   # one per seat; or "forced:pass": that act if legal, else random
    seed = "s2"
    options = { sheet = "A" }
    edition = "1"                    # if left out, the newest; earlier games are never rewritten

    [[perft]]                        # counts of sequences of 1 .. depth acts with their draws
    depth = 2
    game = "standard-2"              # this golden game, after so many plies; 0 is the set-up
    plies = 40

    [order]
    every = 9                        # offers of the first seat to act, at each 9th ply of every golden game
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Seat
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Fold, Journal, empty, extend, read, replay, write
from vigneron.core.match import Match, seed_secret
from vigneron.core.snapshot import Snapshot
from vigneron.devtools import playthrough
from vigneron.testing.perft import perft


@dataclass(frozen=True, slots=True)
class Plan:
    """The content of a `plan.toml`."""

    games: list[dict[str, Any]]
    perft: list[dict[str, Any]]
    every: int


class BadPlan(ValueError):
    """A `plan.toml` cannot be read, or a part of it is missing."""


def read_plan(folder: Path) -> Plan:
    """Return the plan of a game's tests folder. Raises BadPlan, OSError."""
    try:
        found = tomllib.loads((folder / "golden" / "plan.toml").read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadPlan(f"plan.toml: {error}") from error
    needed = {"game": ("name", "seats", "players", "seed"), "perft": ("game", "plies", "depth")}
    for table, keys in needed.items():
        for row in found.get(table, []):
            if lacking := [key for key in keys if key not in row]:
                raise BadPlan(f"plan.toml: [[{table}]] lacks {', '.join(lacking)}")
    if not found.get("game"):
        raise BadPlan("plan.toml: [[game]] is missing")
    return Plan(found["game"], found.get("perft", []), found.get("order", {}).get("every", 0))


def make_plan(game: Game[Any, Any], folder: Path) -> str:
    """Write a first plan and return the name of its file.

    The plan has a game with two seats (or the fewest possible), and a game with the most seats."""
    fewest = 2 if 2 in game.seats else game.seats[0]
    rows: list[str] = []
    for seats in dict.fromkeys([fewest, game.seats[-1]]):
        players = ["greedy", *["random"] * (seats - 1)]
        rows += [
            "[[game]]",
            f'name = "seats-{seats}"',
            f"seats = {seats}",
            f"players = {json.dumps(players)}",
        ]
        rows += [f'seed = "seats-{seats}"', f'edition = "{game.edition}"', ""]
    rows += ["[[perft]]", "depth = 2", f'game = "seats-{fewest}"', "plies = 0", "", "[order]", "every = 9"]
    (folder / "golden").mkdir(exist_ok=True)
    (folder / "golden" / "plan.toml").write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    return "golden/plan.toml"


def _choose(match: Match[Any], seat: Seat, player: str, stream: Xorshift) -> Action:
    legal = match.rules.legal(match.state, seat)
    kind, _, text = player.partition(":")
    if kind == "forced" and text in match.offers(seat):
        return match.game.actions.parse(text) or 0
    if kind == "greedy" and match.game.insight is not None:
        world = match.rules.imagine(match.seen(seat), stream)
        likes: list[float] = match.game.insight.prefer(match.rules, world, seat, legal)
        return legal[likes.index(max(likes))]
    return legal[stream.below(len(legal))]


def play(game: Game[Any, Any], row: dict[str, Any]) -> Match[Any]:
    """Play one game of the plan to its end, in the edition of `game`."""
    secret = seed_secret(row["seed"])
    match = Match(game, row["seats"], row.get("options"), secret=secret, table=row["name"])
    stream = Xorshift(int.from_bytes(secret[:6], "big"))
    while match.to_act:
        seat = match.to_act[stream.below(len(match.to_act))]
        match.act(seat, game.actions.text[_choose(match, seat, row["players"][seat], stream)])
    return match


def fold(game: Game[Any, Any], folder: Path, name: str) -> Fold[Any]:
    """Return a golden game. It is replayed, and every digest is compared. Raises BadJournal.

    If the playthrough differs from the rules, `why` describes the difference."""
    journal = read((folder / "golden" / f"{name}.jsonl").read_text(encoding="utf-8"))
    try:
        return replay(game, journal)
    except BadJournal as error:
        if error.ply < 0 or not _playthrough(folder, name).exists():
            raise
        told = "\n".join([error.why, *_explained(game, journal, error, _playthrough(folder, name))])
        raise BadJournal(error.ply, error.code, told, error.data, error.refusal) from error


def _playthrough(folder: Path, name: str) -> Path:
    return folder / "golden" / f"{name}.txt"


def _explained(game: Game[Any, Any], journal: Journal, error: BadJournal, path: Path) -> list[str]:
    """Return the lines that describe the first bad ply, by the playthrough and by the rules."""
    told = playthrough.read(path.read_text(encoding="utf-8"))
    before = empty(game, journal.header)
    for row in journal.plies()[: error.ply]:
        extend(before, row)
    return [*_differences(journal, error, told, before), *_position(before, journal)]


def _position(before: Fold[Any], journal: Journal) -> list[str]:
    """Return the position before the bad ply as text, for `vigneron show` and `vigneron.position`."""
    if not before.states:
        return []
    data, ply = journal.header.data, len(before.plies) - 1
    text = Snapshot(before.game, before.setup, before.rules, before.states[-1], data, ply).text()
    return [f"  the position before it: {text}"]


def _differences(
    journal: Journal, error: BadJournal, told: list[playthrough.Block], before: Fold[Any]
) -> list[str]:
    if error.ply >= len(told):
        return []
    expected = told[error.ply]
    if error.code != "digest":
        return [expected[0], *(f"  {at}: expected {value}" for at, value in expected[1].items())]
    extend(before, replace(journal.plies()[error.ply], digest=str(error.data["found"])))
    [now] = playthrough.blocks(before, error.ply)
    same = [expected[0], "  the readable position is as expected: only its dump differs"]
    return playthrough.differences(expected, now) or same


def told_otherwise(found: Fold[Any], folder: Path, name: str) -> list[str]:
    """Return how a playthrough differs from the readable positions of a golden game.

    Only the first ply that differs is described. Return [] if the playthrough is up to date."""
    told = playthrough.read(_playthrough(folder, name).read_text(encoding="utf-8"))
    nothing: playthrough.Block = ("", {})
    for expected, block in zip_longest(told, playthrough.blocks(found), fillvalue=nothing):
        if lines := playthrough.differences(expected, block):
            return [*lines, f"vigneron golden {found.game.key} --playthroughs writes it anew"]
    return []


def perft_lines(game: Game[Any, Any], folder: Path, plan: Plan) -> Iterator[str]:
    """Yield lines `NAME ply PLIES: COUNT COUNT …`, with counts for depths 1, 2, …."""
    for row in plan.perft:
        found = fold(game, folder, row["game"])
        counts = [
            perft(found.rules, found.states[row["plies"]], depth) for depth in range(1, row["depth"] + 1)
        ]
        yield f"{row['game']} ply {row['plies']}: {' '.join(map(str, counts))}"


def order_lines(game: Game[Any, Any], folder: Path, plan: Plan) -> Iterator[str]:
    """Yield lines `NAME ply PLY seat SEAT: OFFER OFFER …` for the first seat to act, at every n-th ply."""
    for row in plan.games:
        found = fold(game, folder, row["name"])
        for ply in range(0, len(found.states), plan.every or len(found.states)):
            seats = found.rules.to_act(found.states[ply])
            for seat in seats[:1]:
                offers = found.rules.legal(found.states[ply], seat)
                texts = " ".join(game.actions.text[act] for act in offers)
                yield f"{row['name']} ply {ply} seat {seat}: {texts}"


def rewrite(game: Game[Any, Any], folder: Path) -> list[str]:
    """Write all golden files of a game, except journals of earlier editions; return their names.

    Raises BadPlan if a game of the plan names no edition although the game has several. Its journal may
    belong to an earlier edition."""
    plan = read_plan(folder)
    unnamed = [row["name"] for row in plan.games if "edition" not in row]
    if unnamed and len(game.editions) > 1:
        raise BadPlan(f"plan.toml: {', '.join(unnamed)} must name an edition")
    games = [row for row in plan.games if row.get("edition", game.edition) == game.edition]
    for row in games:
        text = write(play(game, row).journal)
        (folder / "golden" / f"{row['name']}.jsonl").write_text(text, encoding="utf-8")
    files = [f"golden/{row['name']}.jsonl" for row in games] + write_playthroughs(game, folder, plan)
    for name, lines in (
        ("perft.txt", perft_lines(game, folder, plan)),
        ("order.txt", order_lines(game, folder, plan)),
    ):
        (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        files.append(name)
    return files


def write_playthroughs(game: Game[Any, Any], folder: Path, plan: Plan) -> list[str]:
    """Write the playthrough of every golden game of the plan, in all editions.

    Return the names of the files."""
    for row in plan.games:
        text = playthrough.write(fold(game, folder, row["name"]))
        _playthrough(folder, row["name"]).write_text(text, encoding="utf-8")
    return [f"golden/{row['name']}.txt" for row in plan.games]
