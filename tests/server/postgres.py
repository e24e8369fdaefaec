"""A PostgreSQL for the tests, started when first needed, and stopped with them."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg

from tests.patience import HANG
from tests.ports import free_port

_TRIES = 3


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs: from the variable, the PATH, Debian, or a wheel."""
    found = [Path(os.environ["VIGNERON_PG_BIN"])] if os.environ.get("VIGNERON_PG_BIN") else []
    if own := shutil.which("pg_ctl"):
        found.append(Path(own).resolve().parent)
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    found += sorted(debian, key=lambda path: int(path.parent.name.split(".")[0]), reverse=True)
    try:
        import pgserver

        found.append(Path(pgserver.__file__).parent / "pginstall" / "bin")
    except ImportError:
        pass
    return next((p for p in found if (p / "postgres").exists() and (p / "initdb").exists()), None)


class Postgres:
    """One cluster; `database` makes an empty database in it."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="vigneron-pg-"))
        self._user: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            user = next(u for name in ("postgres", "nobody") if (u := _user(name)) is not None)
            self._user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self._folder, user.pw_uid, user.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self._made = 0

    def start(self) -> None:
        atexit.register(self.stop)  # also when the tests are interrupted; a parent's death signal would come
        # at the end of whichever thread started it
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "vigneron", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        for _ in range(_TRIES):
            self.port = free_port()
            self._serve()
            if self._answers():
                return
        raise RuntimeError((self._folder / "log").read_text())

    def _serve(self) -> None:
        command = [
            str(self._programs / "postgres"),
            "-D",
            str(self._folder / "data"),
            "-p",
            str(self.port),
            "-h",
            "127.0.0.1",
            "-k",
            str(self._folder),
            "-F",
            "-c",
            "max_connections=80",
        ]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self._folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **self._user
            )

    def _answers(self) -> bool:
        assert self._process is not None
        end = time.monotonic() + HANG
        while time.monotonic() < end and self._process.poll() is None:
            ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
            if not (self._programs / "pg_isready").exists():
                with socket.socket() as line:
                    if line.connect_ex(("127.0.0.1", self.port)) == 0:
                        return True
            elif subprocess.run(ready, check=False).returncode == 0:
                return True
            time.sleep(0.1)
        return False

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / name), *arguments],
            check=True,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            **self._user,
        )

    async def database(self, name: str = "") -> str:
        """Return the address of a new, empty database."""
        self._made += 1
        name = name or f"house_{self._made}"
        line = await asyncpg.connect(self.address("postgres"), timeout=HANG)
        await line.execute(f"create database {name}")
        await line.close()
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://vigneron@127.0.0.1:{self.port}/{name}"

    def restart(self) -> None:
        """Break all connections, as a restart of the database does."""
        self._end(signal.SIGINT)
        self._serve()
        assert self._answers()

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(HANG)
            self._process = None

    def stop(self) -> None:
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)


def _user(name: str) -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None
