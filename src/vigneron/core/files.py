"""Writes text files atomically, and reads files whose last line is torn."""

from __future__ import annotations

import codecs
import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

PART: Final = ".part"
"""The suffix of a file that is still being written."""


def write_whole(path: Path, text: str) -> None:
    """Write a text file atomically: a reader sees either the old file or the new file.

    A device or a pipe is written to directly. Raises OSError, which names the folder if it is missing."""
    data = text.encode("utf-8")
    target = path.resolve()  # keeps a symbolic link
    if not target.parent.is_dir():
        raise _error(FileNotFoundError, errno.ENOENT, target.parent)
    if target.exists() and not target.is_file():
        target.write_bytes(data)
        return
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    part = target.with_name(f".{target.name[:100]}.{os.urandom(8).hex()}{PART}")
    try:  # this begins before the file exists, because Ctrl-C can come at any moment
        try:
            file = open(part, "xb", opener=_private)  # noqa: SIM115
        except PermissionError:
            if not target.exists():
                raise
            target.write_bytes(data)  # the folder is read-only, but this file is not
            return
        with file:
            file.write(data)
        part.chmod(mode)
        part.replace(target)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def check_writable(path: Path) -> None:
    """Check that `write_whole` can write this file, before work is done whose result it shall hold.

    Raises OSError, which names the folder if it is missing."""
    target = path.resolve()
    if not target.parent.is_dir():
        raise _error(FileNotFoundError, errno.ENOENT, target.parent)
    if target.is_dir():
        raise _error(IsADirectoryError, errno.EISDIR, target)
    place = target if target.exists() else target.parent
    if not os.access(place, os.W_OK):
        raise _error(PermissionError, errno.EACCES, place)


def _error(kind: type[OSError], number: int, path: Path) -> OSError:
    return kind(number, os.strerror(number), str(path))


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _umask() -> int:
    """Return the umask. The only way to read the umask is to set it."""
    found = os.umask(0o077)
    os.umask(found)
    return found


def sweep_parts(folder: Path, name: str) -> None:
    """Remove unfinished files of killed processes whose names begin with `name`."""
    for part in folder.glob(f".{name}*{PART}"):
        with suppress(OSError):
            part.unlink()


def untorn(data: bytes) -> tuple[str, int]:
    """Return the text of a file of JSON lines, and the line number of its torn last line, or 0.

    A machine that crashes while it writes leaves half a line, or NUL bytes. The text does not contain the
    torn line or a byte order mark. Raises UnicodeDecodeError."""
    utf_16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) and len(data) > 2
    data = data.decode("utf-16", "replace").encode() if utf_16 else data.removeprefix(codecs.BOM_UTF8)
    head, line_end, tail = data.rpartition(b"\n")
    if not line_end or _is_whole(tail):
        return data.decode("utf-8"), 0
    return (head + line_end).decode("utf-8"), head.count(b"\n") + 2


def _is_whole(line: bytes) -> bool:
    if not line.strip():
        return True
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True
