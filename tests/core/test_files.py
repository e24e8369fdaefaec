"""Files that are whole or not there, and journals that a machine tore when it stopped."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from vigneron.core.files import check_writable, sweep_parts, untorn, write_whole
from vigneron.core.journal import read

ROWS = ['{"a":1}', '{"b":"é"}', '{"c":3}']
WHOLE = "".join(f"{row}\n" for row in ROWS)


def test_every_tear_leaves_the_lines_before_it() -> None:
    """Wherever a file ends, be it amid a character: what stands before that line is text, and it is said."""
    data = WHOLE.encode()
    begins = [0, *(at + 1 for at, byte in enumerate(data) if byte == 10)]
    for end in range(len(ROWS[0]) + 2, len(data) + 1):
        text, torn = untorn(data[:end])
        line = max(at for at in begins if at <= end)
        if end == line or data[line:end].endswith(b"}"):
            assert (text, torn) == (data[:end].decode(), 0), "nothing is missing but the end of a line"
        else:
            assert (text, torn) == (data[:line].decode(), begins.index(line) + 1)


@pytest.mark.parametrize("tail", [b"\0", b"\0" * 4096, b"{", b'{"d"\0\0', b"\xff", b"]", b"[" * 100_000])
def test_what_a_stopped_machine_leaves(tail: bytes) -> None:
    assert untorn(WHOLE.encode() + tail) == (WHOLE, 4)


@pytest.mark.parametrize("tail", [b"", b"\n", b" ", b"\r\n", b'{"d":4}'])
def test_what_is_whole(tail: bytes) -> None:
    assert untorn(WHOLE.encode() + tail) == (WHOLE + tail.decode(), 0)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_is_none_of_the_text(encoding: str) -> None:
    assert untorn(WHOLE.encode(encoding)) == (WHOLE, 0)
    assert untorn((WHOLE + '{"d').encode(encoding)) == (WHOLE, 4)


def test_what_is_broken_before_the_last_line_stays_broken() -> None:
    with pytest.raises(UnicodeDecodeError):
        untorn(b'{"a":"\xff"}\n{"b":2}\n{"c')
    assert untorn(b"{\n{}\n") == ("{\n{}\n", 0)


def test_a_journal_in_memory_may_begin_with_the_mark_too() -> None:
    from vigneron.core.journal import write
    from vigneron.core.match import Match
    from vigneron.games import _three_rows

    text = write(Match(_three_rows.GAME, 1, secret=b"s").journal)
    assert read("\ufeff" + text) == read(text)
    assert read(("\ufeff" + text).splitlines()) == read(text)


def test_a_file_is_written_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.jsonl"
    write_whole(path, "one")
    path.chmod(0o640)
    write_whole(path, "two")
    assert path.read_text(encoding="utf-8") == "two"
    assert [p.name for p in tmp_path.iterdir()] == ["x.jsonl"]
    if sys.platform != "win32":
        assert path.stat().st_mode & 0o777 == 0o640

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", stopped)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, "three")
    assert path.read_text(encoding="utf-8") == "two"
    assert [p.name for p in tmp_path.iterdir()] == ["x.jsonl"]


def test_ctrl_c_as_soon_as_the_file_exists_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def interrupted(path: str, flags: int, mode: int = 0o777) -> int:
        os.close(opened(path, flags, mode))
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "open", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "x.jsonl", "text")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_a_link_and_a_device_stay_what_they_are(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "there")
    write_whole(tmp_path / "link", "text")
    assert (tmp_path / "there").read_text(encoding="utf-8") == "text"
    assert (tmp_path / "link").is_symlink()
    write_whole(Path(os.devnull), "text")
    assert not Path(os.devnull).is_file()


def test_a_file_that_cannot_be_written_is_found_out_before(tmp_path: Path) -> None:
    """A new file, an old one and a device can be; a folder, and what lies in a missing one, cannot."""
    old = tmp_path / "old"
    for good in (tmp_path / "new", old, Path(os.devnull)):
        check_writable(good)
        write_whole(good, "text")
    assert old.read_text(encoding="utf-8") == "text"
    missing = tmp_path / "missing"
    for bad, named in ((missing / "new", missing), (tmp_path, tmp_path), (old / "new", old)):
        for way in (check_writable, lambda path: write_whole(path, "text")):
            with pytest.raises((FileNotFoundError, IsADirectoryError)) as error:
                way(bad)
            assert error.value.filename == str(named)


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="needs a folder without rights")
def test_a_folder_without_the_right_is_found_out_before(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PermissionError):
        check_writable(tmp_path / "new")
    tmp_path.chmod(0o700)


def test_parts_of_processes_that_were_ended_are_swept(tmp_path: Path) -> None:
    for name in (".game-1-0.jsonl.abc.part", ".game-2-0.jsonl.abc.part", "game-1-0.jsonl"):
        (tmp_path / name).touch()
    sweep_parts(tmp_path, "game-1-")
    assert sorted(p.name for p in tmp_path.iterdir()) == [".game-2-0.jsonl.abc.part", "game-1-0.jsonl"]
