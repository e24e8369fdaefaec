"""`vigneron serve`: the arguments that it passes to the server, and what it prints."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import vigneron.server.ops.serve
from tests.cli.conftest import Run
from vigneron.cli.commands.serve import free_port


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The arguments that the server got; it is ready at once and stops."""
    got: dict[str, Any] = {}

    def serve(host: str, port: int, **more: Any) -> None:
        got.update(host=host, port=port, **more)
        more["ready"](f"http://127.0.0.1:{port}")

    monkeypatch.setattr(vigneron.server.ops.serve, "serve", serve)
    return got


def test_loopback_unless_asked_otherwise(run: Run, asked: dict[str, Any], tmp_path: Path) -> None:
    said = run("serve", "--port", 1234, "--open", "--data-dir", tmp_path)
    assert said.out == "The table is open at http://127.0.0.1:1234\n"
    assert (asked["host"], asked["port"], asked["open_browser"]) == ("127.0.0.1", 1234, True)
    assert (asked["data_dir"], asked["override"], asked["public_url"]) == (tmp_path, None, "")


def test_the_network_gets_address_and_code(run: Run, asked: dict[str, Any]) -> None:
    said = run("serve", "--lan", "--port", 1234, "--lang", "de")
    assert asked["host"] == "0.0.0.0"
    assert asked["public_url"].endswith(":1234")
    assert f"Andere in diesem Netz kommen über {asked['public_url']}\n" in said.out
    assert "█" in said.out


def test_a_taken_port(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A requested port that is taken is an error; the default one is replaced by a free one."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        line.listen()
        port = line.getsockname()[1]
        assert free_port("127.0.0.1", port) != port

    def serve(*words: object, **more: object) -> None:
        raise vigneron.server.ops.serve.PortTaken("taken")

    monkeypatch.setattr(vigneron.server.ops.serve, "serve", serve)
    said = run("serve", "--port", 1234)
    assert said.status == 1
    assert said.err.startswith("The table cannot listen at 127.0.0.1, port 1234:")


def closed(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'no-folder' / 'tables.sqlite3'}"


def newer(tmp_path: Path) -> str:
    path = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as line, line:
        line.execute("create table alembic_version (version_num text)")
        line.execute("insert into alembic_version values ('9999')")
    return f"sqlite:///{path}"


@pytest.mark.parametrize(
    ("store", "lang", "said"),
    [
        (closed, "en", "The store does not answer: unable to open database file"),
        (
            newer,
            "de",
            "Die Tische werden von einer neueren Version als dieser geführt; nichts wurde geändert.",
        ),
    ],
)
def test_a_store_that_cannot_be_used_is_said_in_one_sentence(
    tmp_path: Path, store: Callable[[Path], str], lang: str, said: str
) -> None:
    """It used to be a hundred lines of traceback."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from vigneron.cli import main; sys.exit(main())",
            "serve",
            "--port",
            "0",
            "--lang",
            lang,
            "--data-dir",
            str(tmp_path),
            "--database-url",
            store(tmp_path),
        ],
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )
    assert (done.returncode, done.stdout) == (1, "")
    log, sentence = done.stderr.splitlines()
    assert log.endswith("ERROR uvicorn.error: Application startup failed. Exiting.")
    assert sentence == said


_ADDRESS = "--database-url must be sqlite:///FILE or postgresql://… with an address that can be read."
_LIMITS = "VIGNERON_LIMITS must be a JSON object of limits that exist and their values."


@pytest.mark.parametrize(
    ("address", "limits", "sentence"),
    [
        ("mysql://anna:secret@host/x", "", _ADDRESS),
        ("anna:secret", "", _ADDRESS),
        ("postgresql://anna:secret@host:x/y", "", _ADDRESS),
        ("sqlite://", "{", _LIMITS),
        ("sqlite://", '{"sockets": 3}', _LIMITS),
    ],
)
def test_what_cannot_be_set_is_named_without_its_secrets(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str, limits: str, sentence: str
) -> None:
    monkeypatch.setenv("VIGNERON_LIMITS", limits)
    said = run("serve", "--port", 0, "--data-dir", tmp_path, "--database-url", address)
    assert (said.status, said.out, said.err) == (2, "", f"{sentence}\n")


def test_browsers_open_a_name_so_that_passkeys_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A numeric address has no passkeys. The name is not used if it leads elsewhere, or nowhere."""
    local_name = vigneron.server.ops.serve.local_name
    known = ["127.0.0.1", "::1"]

    def resolved(host: str, port: int, **more: object) -> list[tuple[object, ...]]:
        assert host == "localhost"
        if not known:
            raise OSError("unknown name")
        return [(0, 0, 0, "", (address, port)) for address in known]

    taken: set[tuple[str, int]] = set()
    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(vigneron.server.ops.serve, "_answers", lambda host, port: (host, port) in taken)
    assert local_name(1234) == "localhost"
    taken.add(("::1", 1234))
    assert local_name(1234) == "127.0.0.1"
    known.remove("127.0.0.1")
    assert local_name(4321) == "127.0.0.1"
    known.clear()
    assert local_name(4321) == "127.0.0.1"
