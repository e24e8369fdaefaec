"""`vigneron restore`: restores a server from a backup, into an empty folder or database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from vigneron.cli.common import no_file
from vigneron.cli.places import DatabaseUrl, DataDir
from vigneron.cli.voice import Fail, say


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-backup")],
    data_dir: DataDir = None,
    database_url: DatabaseUrl = None,
) -> int:
    """Run the command and return its exit status."""
    from vigneron.server.ops import restore
    from vigneron.server.platform.errors import StoreTooNew
    from vigneron.server.platform.settings import settings

    if not file.is_file():
        raise no_file(file)
    try:
        rows = asyncio.run(restore.restore(settings(data_dir, database_url), file))
    except restore.BadBackup as error:
        raise Fail("cli-restore-bad", 1, file=str(file)) from error
    except restore.NotEmpty as error:
        raise Fail("cli-restore-not_empty", 1) from error
    except StoreTooNew as error:
        raise Fail("cli-restore-too_new", 1) from error
    print(say("cli-restore-done", rows=rows))
    return 0
