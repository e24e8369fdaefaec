"""`vigneron backup`: saves a whole server in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from vigneron.cli.places import DatabaseUrl, DataDir
from vigneron.cli.voice import Fail, say


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-backup")],
    data_dir: DataDir = None,
    database_url: DatabaseUrl = None,
) -> int:
    """Run the command and return its exit status."""
    from vigneron.server.ops import backup
    from vigneron.server.platform.settings import settings

    try:
        rows = asyncio.run(backup.backup(settings(data_dir, database_url), file))
    except backup.NothingThere as error:
        raise Fail("cli-backup-nothing", 1) from error
    except OSError as error:
        raise Fail(
            "cli-backup-file", 1, file=str(file), fault=error.strerror or type(error).__name__
        ) from error
    print(say("cli-backup-done", rows=rows, file=str(file)))
    return 0
