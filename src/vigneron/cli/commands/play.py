"""`vigneron play`: plays a game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from vigneron.bots import COMMAND, make_bot
from vigneron.cli.common import check_bots, find_game, find_setup, load_data, parse_options, split
from vigneron.cli.help import bot_name, epilog, level_name
from vigneron.cli.resuming import HUMAN, note, resumed
from vigneron.cli.session import PlayerLeft, Session
from vigneron.cli.uncompiled import tell as tell_uncompiled
from vigneron.cli.voice import Fail, heading, say, speaker
from vigneron.core.files import write_whole
from vigneron.core.game import Game
from vigneron.core.journal import write
from vigneron.core.match import Match, seed_secret, table_name
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.botpool import levels
from vigneron.server.lobby import names as house_names

__all__ = ["epilog", "run"]


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    seats: Annotated[
        list[str] | None, typer.Option("--seats", help="cli-option-seats", metavar="A,B,…")
    ] = None,
    options: Annotated[
        list[str] | None, typer.Option("--options", help="cli-option-options", metavar="K=V,…")
    ] = None,
    names: Annotated[
        list[str] | None, typer.Option("--names", help="cli-option-names", metavar="A,B,…")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="cli-option-seed_random")] = None,
    journal: Annotated[
        Path | None, typer.Option("--journal", help="cli-option-journal", metavar="FILE")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-option-resume")] = False,
    data: Annotated[Path | None, typer.Option("--data", help="cli-option-data", metavar="DIR")] = None,
) -> int:
    """Run the command and return its exit status."""
    found = find_game(game)
    if resume:
        agreed = {"--options": options, "--names": names, "--data": data}
        match, seeded, kinds = _resumed(found, journal, seed, split(seats or []), agreed)
    else:
        if journal is not None and journal.is_file() and journal.stat().st_size:
            raise Fail("cli-play-there", 2, file=str(journal))
        match, seeded, kinds = _begun(found, split(seats or []), options, split(names or []), seed, data)

    def keep() -> None:
        if journal is not None:
            write_whole(journal, write(match.journal))

    keep()
    game_here = match.game
    tell_uncompiled(found.key)
    bots = {seat: make_bot(kind, game_here) for seat, kind in enumerate(kinds) if kind != HUMAN}
    print(heading(game_here))
    voice = speaker(game_here, _shown_names(match.journal.header.names))
    others = _level_lines(kinds) if not seats and not resume else []
    print("\n".join([*_bot_lines(kinds, voice), *others, say("cli-play-help")]))
    try:
        Session(match, bots, voice, seeded, keep).play()
    except PlayerLeft:
        print()
        print(say("cli-play-left"))
    if journal is not None:
        print(say("cli-play-kept", file=str(journal)))
    return 0


Begun = tuple[Match[Any], str, list[str]]
"""A match, its seed, and who plays each seat."""


def _begun(
    found: Game[Any, Any],
    seats: list[str],
    options: list[str] | None,
    names: list[str],
    seed: str | None,
    data: Path | None,
) -> Begun:
    """Return a new match. Raises Fail."""
    kinds = seats or _usual_seats(found)
    check_bots(found, [kind for kind in kinds if kind != HUMAN])
    host = kinds.index("human") if "human" in kinds else 0
    setup = find_setup(found, len(kinds), found.hosted({}, host) | parse_options(options or []))
    called = names or _names(kinds)
    if len(called) != len(kinds):
        raise Fail("cli-bad-names", 2, count=len(kinds))
    seeded = secrets.token_hex(8) if seed is None else seed
    match = Match(
        found,
        len(kinds),
        setup.options,
        secret=seed_secret(seeded),
        table=table_name(found.key, seeded),
        names=called,
        data=load_data(found, data),
    )
    match.journal.rows.append(note(kinds))
    return match, seeded, kinds


def _resumed(
    found: Game[Any, Any], journal: Path | None, seed: str | None, seats: list[str], agreed: Mapping[str, Any]
) -> Begun:
    """Return the match that continues a journal. Raises Fail."""
    if journal is None:
        raise Fail("cli-missing", 2, name="--journal")
    for name, given in agreed.items():
        if given:
            raise Fail("cli-play-agreed", 2, name=name)
    match, known, kinds = resumed(found, journal, seed)
    if seats and len(seats) != len(kinds):
        raise Fail("cli-bad-seats", 2, count=len(kinds))
    if not seats:  # a journal of somebody else must not start programs
        for kind in kinds:
            if kind.startswith(COMMAND):
                raise Fail("cli-play-program", 2, bot=kind, file=journal.name)
    check_bots(match.game, [kind for kind in seats or kinds if kind != HUMAN])
    return match, known, seats or kinds


def _usual_seats(game: Game[Any, Any]) -> list[str]:
    seats = 2 if 2 in game.seats else game.seats[0]
    return [HUMAN, *[levels.standard()] * (seats - 1)]


def _names(kinds: list[str]) -> list[str]:
    """Return names for seats: numbers for people, and for bots the names that they have at tables too."""
    out: list[str] = []
    for number, kind in enumerate(kinds, 1):
        out.append(say("cli-play-name", number=number) if kind == HUMAN else house_names.for_bot(out))
    return out


def _shown_names(names: Sequence[str]) -> list[str]:
    """Return names with those that a game in another language has given to people in the language in use."""
    unnamed = [Speaker(lang, None) for lang in LANGUAGES]
    return [
        say("cli-play-name", number=number)
        if name in {one.say("cli-play-name", {"number": number}) for one in unnamed}
        else name
        for number, name in enumerate(names, 1)
    ]


def _level_lines(kinds: Sequence[str]) -> list[str]:
    """Return what else somebody could play against who has named nobody."""
    others = [bot_name(level) for level in levels.for_people() if level not in kinds]
    return [say("cli-play-levels", levels=", ".join(others))] if len(kinds) > 1 else []


def _bot_lines(kinds: Sequence[str], voice: Speaker) -> list[str]:
    """Return who the bots are, one line each."""
    return [
        say("cli-play-bot", name=voice.name(seat), level=level_name(kind))
        for seat, kind in enumerate(kinds)
        if kind != HUMAN
    ]
