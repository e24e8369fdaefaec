"""Options of several commands that name the data folder and the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DataDir = Annotated[Path | None, typer.Option("--data-dir", help="cli-option-data_dir", metavar="DIR")]
DatabaseUrl = Annotated[
    str | None, typer.Option("--database-url", help="cli-option-database_url", metavar="URL")
]
