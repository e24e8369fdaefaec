"""Writes the page of a game in the docs from its folder.

The page holds numbers of acts, lengths, scores, draws, the observation by index, what is covered, the
editions, and which printed values are reconstructed. Figures that must be played come from `figures.json` in
the game's folder (`vigneron.devtools.figures`)."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from vigneron.core.contract import Json
from vigneron.core.game import Game
from vigneron.core.observation import encoding
from vigneron.core.rules_text import changes, clauses
from vigneron.devtools.figures import FILE, seats_of
from vigneron.environments import env_id
from vigneron.i18n.speaker import Speaker


def called(seats: object) -> str:
    """Return a number of seats in words."""
    return "alone" if str(seats) == "1" else f"{seats} seats"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table in Markdown. A column of numbers is told by its first row."""
    if not rows:
        return ""
    right = [str(cell).replace(",", "").replace(".", "").lstrip("−-").isdigit() for cell in rows[0]]
    lines = [list(head), ["--:" if number else "---" for number in right]]
    lines += [[str(cell).replace("|", "\\|") for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def page(game: Game[Any, Any]) -> str:
    """Return the page of a game in Markdown."""
    speaker = Speaker("en", game)
    measured = _figures(game)
    parts = [
        f"# {speaker.say('title')}",
        speaker.say("tagline"),
        *_facts(game),
        *_lengths(measured),
        *_scores(measured),
        *_acts(game),
        *_draws(game, measured),
        *_covered(measured),
        *_observation(game),
        *_editions(game),
        *_sources(game),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _figures(game: Game[Any, Any]) -> dict[str, Json]:
    path = game.folder / FILE
    found: dict[str, Json] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def _facts(game: Game[Any, Any]) -> Iterator[str]:
    seats = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    rows: list[tuple[str, object]] = [
        ("key", f"`{game.key}`"),
        ("seats", seats),
        ("edition", game.edition),
        ("Gymnasium", f"`{env_id(game.key)}`"),
        ("PettingZoo", f'`vigneron.environments.aec("{game.key}")`'),
        ("OpenSpiel", f"`vigneron_{game.key}`"),
    ]
    limits = ", ".join(f"{game.max_plies(game.setup(count)):,} ({called(count)})" for count in seats_of(game))
    rows.append(("proven limit of acts", limits))
    yield table(["", ""], rows)
    options = [
        (
            f"`{option.key}`",
            ", ".join(f"`{value}`" for value in option.values),
            f"`{option.default}`",
            option.rule,
        )
        for option in game.options
    ]
    if options:
        yield "## Options"
        yield table(["option", "values", "default", "clause"], options)


def _lengths(measured: Mapping[str, Json]) -> Iterator[str]:
    if not measured:
        return
    yield "## Lengths"
    yield (
        "Random games. *Offers* are the legal acts of a decision. At a *forced* decision there is one. "
        "*Several* is the share of decisions at which several seats choose at once."
    )
    rows = [
        (
            seats,
            one["games"],
            f"{one['plies'][1]} ({one['plies'][0]} to {one['plies'][2]})",
            f"{one['offers'][0]}, {one['offers'][1]}, {one['offers'][2]}",
            f"{one['forced_percent']} %",
            f"{one['several_percent']} %",
            one["acts_met"],
        )
        for seats, one in measured.items()
    ]
    heads = ["seats", "games", "acts per game", "offers: mean, 99 %, most", "forced", "several", "acts met"]
    yield table(heads, rows)


def _scores(measured: Mapping[str, Json]) -> Iterator[str]:
    if not measured:
        return
    yield "## Scores"
    yield (
        "Points of a seat if all seats have the same bot: the mean, and the least and the most, with the "
        "number of games. "
        "[Strength](../strength.md) compares the bots with each other."
    )
    bots = list(dict.fromkeys(bot for one in measured.values() for bot in one["scores"]))
    rows = []
    for bot in bots:
        cells = [
            f"{got[1]} ({got[2]} to {got[3]}; {got[0]})" if (got := one["scores"].get(bot)) else ""
            for one in measured.values()
        ]
        rows.append((f"`{bot}`", *cells))
    yield table(["bot", *map(called, measured)], rows)
    yield (
        "Rewards for programs that learn are `score`, `margin` (to the best other seat), `win` (shared by "
        "all winners) and `place`; "
        "see [Environments](../environments.md) and [OpenSpiel](../openspiel.md)."
    )


def _acts(game: Game[Any, Any]) -> Iterator[str]:
    texts = game.actions.text
    verbs = Counter(text.partition(":")[0] for text in texts)
    first = {text.partition(":")[0]: text for text in reversed(texts)}
    yield "## Acts"
    yield f"The action table has {len(texts):,} acts. An act is a verb and the values that follow it."
    yield table(
        ["verb", "acts", "the first"], [(f"`{v}`", count, f"`{first[v]}`") for v, count in verbs.items()]
    )


def _draws(game: Game[Any, Any], measured: Mapping[str, Json]) -> Iterator[str]:
    if not measured:
        return
    speaker = Speaker("en", game)
    words = list(dict.fromkeys(why for one in measured.values() for why in one["draws"]))
    yield "## Draws"
    yield (
        "Each is made when it is revealed, and never before. The numbers are draws per random game, the "
        "set-up included; "
        "*outcomes* is the most that were possible at once."
    )
    rows = []
    for why in words:
        met = [one["draws"].get(why, [0, 0]) for one in measured.values()]
        said = speaker.say(f"draw-{why}") if speaker.has(f"draw-{why}") else ""
        rows.append((f"`{why}`", said, max(fan for _, fan in met), *(mean for mean, _ in met)))
    yield table(["word", "", "outcomes", *map(called, measured)], rows)


def _covered(measured: Mapping[str, Json]) -> Iterator[str]:
    if not measured:
        return
    yield "## What is covered"
    fields = sorted({path for one in measured.values() for path in one["covered"]})
    if fields:
        yield (
            "These fields of a position (`Rules.dump`) differ at times from what a seat sees "
            "(`Rules.observe`); `*` stands for a "
            "number. Everything else is open to all seats at all times."
        )
        yield ", ".join(f"`{field}`" for field in fields)
    else:
        yield "Nothing: every seat sees the whole position at all times."


def _observation(game: Game[Any, Any]) -> Iterator[str]:
    made = {seats: encoding(game, game.setup(seats)) for seats in seats_of(game)}
    shown = 2 if 2 in made else game.seats[0]
    yield "## Observation"
    sizes = ", ".join(f"{one.size} ({called(seats)})" for seats, one in made.items())
    yield (
        f"Numbers of a row: {sizes}. They are 16-bit integers. The own side comes first, the others follow "
        f"clockwise. Acts are numbered from 0 to {made[shown].acts - 1:,}. This is the row of a game "
        f"{'alone' if shown == 1 else f'with {shown} seats'}:"
    )
    yield made[shown].layout.text()


def _editions(game: Game[Any, Any]) -> Iterator[str]:
    yield "## Versions"
    yield (
        "A change of play is a new edition. Saved games play by their own edition for ever. "
        "The newest comes first."
    )
    rows = []
    for before, edition in zip([None, *game.editions], game.editions, strict=False):
        bound = game.in_edition(edition.name)
        said = "the first" if before is None else _changed(game, before.name, bound)
        rows.append((edition.name, f"`{bound.digest(bound.data())}`", said))
    yield table(["edition", "digest of its data", "what changed"], rows[::-1])


def _changed(game: Game[Any, Any], before: str, bound: Game[Any, Any]) -> str:
    """Return the data files and the clauses that an edition changed."""
    files = sorted(path.name for path in (game.folder / "data" / before).glob("*.toml"))
    parts = [f"data: {', '.join(f'`{name}`' for name in files)}"] if files else []
    titles = clauses(bound, "en")
    changed = [f"{number} {titles[number].title}" for number in changes(bound, "en") if number in titles]
    parts += [f"clauses: {', '.join(changed)}"] if changed else []
    return "; ".join(parts) or "the rules"


def _sources(game: Game[Any, Any]) -> Iterator[str]:
    rows = [(f"`{path.name}`", *_statuses(path)) for path in sorted((game.folder / "data").glob("*.toml"))]
    if not rows:
        return
    yield "## Sources"
    yield (
        "Where the printed values come from. The files name a source and a status for each value. A "
        "*reconstruction* is a value of "
        "our own, because the printed one was not found; correct it there if you have the box."
    )
    yield table(["file", "what", "tables by status"], rows)


def _statuses(path: Path) -> tuple[str, str]:
    """Return what a data file holds, and how many of its tables have which status."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    counts = Counter(_status(found))
    said = ", ".join(f"{count} × {word}" for word, count in counts.most_common())
    return str(found.get("provenance", {}).get("what", "")), said


def _status(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(word := value.get("status"), str):
            yield word.split(";")[0].split(",")[0].strip()
        for inner in value.values():
            yield from _status(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _status(inner)
