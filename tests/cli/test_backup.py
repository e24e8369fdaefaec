"""`vigneron backup` and `restore`: their messages and exit statuses."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.cli.conftest import Run
from vigneron.server.platform.settings import settings
from vigneron.server.storage.repository import SqlStore


def make_house(folder: Path) -> None:
    async def made() -> None:
        store = SqlStore(settings(folder).database_url)
        await store.open()
        await store.keep_name("p", "Anna")
        await store.close()

    asyncio.run(made())


def test_a_house_is_kept_and_put_back(run: Run, tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "house.gz"
    make_house(old)
    said = run("backup", file, "--data-dir", old)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("One row is kept in")
    said = run("restore", file, "--data-dir", new, "--lang", "fr")
    assert (said.status, said.out) == (0, "1 ligne remise en place.\n")
    assert (new / "key").read_text() == (old / "key").read_text()
    said = run("restore", file, "--data-dir", new)
    assert (said.status, said.err) == (1, "That place is not empty; nothing was changed.\n")


def test_what_cannot_be(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "house.gz"
    assert run("backup", file, "--data-dir", tmp_path / "none").err == "There is no house in that place.\n"
    assert run("restore", file, "--data-dir", tmp_path / "new").status == 2
    file.write_text("no")
    said = run("restore", file, "--data-dir", tmp_path / "new")
    assert (said.status, "not a whole copy" in said.err) == (1, True)
    make_house(tmp_path / "old")
    said = run("backup", tmp_path / "nowhere" / "house.gz", "--data-dir", tmp_path / "old")
    assert said.status == 1
    assert "cannot be written" in said.err
    (tmp_path / "rubbish").mkdir()
    rubbish = tmp_path / "rubbish" / "tables.sqlite3"
    rubbish.write_bytes(b"no database " * 1000)
    run("backup", tmp_path / "whole.gz", "--data-dir", tmp_path / "old")
    for command in ("backup", "restore"):
        said = run(command, tmp_path / "whole.gz", "--data-dir", tmp_path / "rubbish")
        assert (said.status, said.err) == (1, "The store does not answer: file is not a database\n")
        assert rubbish.read_bytes() == b"no database " * 1000
    assert run("restore", tmp_path, "--data-dir", tmp_path / "new").status == 2
    assert run("backup", "/dev/null", "--data-dir", tmp_path / "old").status == 1
    assert not Path("/dev/null").is_file()
    for command in ("backup", "restore"):
        make_house(tmp_path / command)
        run("backup", tmp_path / "there.gz", "--data-dir", tmp_path / command)
        said = run(command, tmp_path / "there.gz", "--database-url", "postgresql://nobody@127.0.0.1:1/none")
        assert (said.status, said.err.startswith("The store does not answer: ")) == (1, True), said.err
