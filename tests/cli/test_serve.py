"""`vigneron serve` hands over to the server: where it listens, what it tells."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

import vigneron.server.run
from tests.cli.conftest import Run
from vigneron.cli.commands.serve import free_port


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the server was asked for; it is ready at once and stops."""
    got: dict[str, Any] = {}

    def serve(host: str, port: int, **more: Any) -> None:
        got.update(host=host, port=port, **more)
        more["ready"](f"http://127.0.0.1:{port}")

    monkeypatch.setattr(vigneron.server.run, "serve", serve)
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
    """One that was asked for is refused in words; the usual one gives way to a free one."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        line.listen()
        port = line.getsockname()[1]
        assert free_port("127.0.0.1", port) != port

    def serve(*words: object, **more: object) -> None:
        raise vigneron.server.run.PortTaken("taken")

    monkeypatch.setattr(vigneron.server.run, "serve", serve)
    said = run("serve", "--port", 1234)
    assert said.status == 1
    assert said.err.startswith("The table cannot listen at 127.0.0.1, port 1234:")
