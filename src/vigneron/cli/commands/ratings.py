"""`vigneron ratings`: prints the ratings of a server, computed from its finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vigneron.cli.console import print_json, screen
from vigneron.cli.places import DatabaseUrl, DataDir
from vigneron.cli.voice import decimal, say, speaker

if TYPE_CHECKING:
    from vigneron.server.stats.ratings import Ladder, Rating
    from vigneron.server.storage.repository import SqlStore


def run(
    rebuild: Annotated[bool, typer.Option("--rebuild", help="cli-option-rebuild")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    data_dir: DataDir = None,
    database_url: DatabaseUrl = None,
) -> int:
    """Run the command and return its exit status."""
    from vigneron.server.platform.settings import settings
    from vigneron.server.storage.repository import SqlStore

    store = SqlStore(settings(data_dir, database_url).database_url)
    found, names, count = asyncio.run(_ratings(store, rebuild))
    rows = [
        _row(ladder, player, rating, names)
        for ladder, own in sorted(found.items())
        for player, rating in sorted(own.items(), key=lambda one: (-one[1].mu, one[0]))
    ]
    if as_json:
        print_json({"rebuilt": count if rebuild else None, "ratings": rows})
        return 0
    if rebuild:
        print(say("cli-ratings-rebuilt", count=count))
    if not rows:
        print(say("cli-ratings-none"))
        return 0
    _show(rows)
    return 0


async def _ratings(
    store: SqlStore, rebuild: bool
) -> tuple[Mapping[Ladder, Mapping[str, Rating]], dict[str, str], int]:
    """Return all ratings, the names of accounts by person, and how many results were recomputed."""
    from vigneron.server.accounts.accounts import Accounts
    from vigneron.server.stats import results
    from vigneron.server.stats.ratings import Ladders

    await store.open()
    try:
        count = await results.rebuild(store) if rebuild else 0
        return await Ladders(store).ratings(), await Accounts(store).names(), count
    finally:
        await store.close()


def _row(ladder: Ladder, player: str, rating: Rating, names: Mapping[str, str]) -> dict[str, Any]:
    """Return one line of the list. Guests have no name. Ids are not shown."""
    from vigneron.server.stats.ratings import BOT

    bot = player.removeprefix(BOT) if player.startswith(BOT) else None
    return {
        "game": ladder.game,
        "opens": ladder.opens,
        "bot": bot,
        "name": names.get(player),
        "mu": round(rating.mu, 3),
        "sigma": round(rating.sigma, 3),
        "low": round(rating.low, 3),
        "high": round(rating.high, 3),
        "games": rating.games,
    }


def _show(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    from vigneron.core.registry import game, games
    from vigneron.server.projection import display_names
    from vigneron.server.stats.profiles import ladder_label
    from vigneron.server.stats.ratings import Ladder

    console = screen()
    lang = speaker(None).lang
    for key, opens in sorted({(row["game"], row["opens"]) for row in rows}):
        voice = speaker(game(key) if key in games() else None)
        title = " · ".join(
            filter(None, (display_names.title(key, lang), ladder_label(Ladder(key, opens), lang)))
        )
        table = Table(title=title, title_justify="left")
        table.add_column(say("cli-ratings-player"))
        for name in ("rating", "between", "games"):
            table.add_column(say(f"cli-ratings-{name}"), justify="right")
        for row in rows:
            if (row["game"], row["opens"]) == (key, opens):
                who = (
                    display_names.bot(row["bot"], voice)
                    if row["bot"]
                    else row["name"] or say("cli-ratings-guest")
                )
                between = f"{decimal(row['low'], 1)}–{decimal(row['high'], 1)}"
                table.add_row(who, decimal(row["mu"], 1), between, str(row["games"]))
        console.print(table)
