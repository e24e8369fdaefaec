"""`vigneron serve`: starts the server."""

from __future__ import annotations

import signal
import socket
from pathlib import Path
from typing import Annotated, Final

import typer

from vigneron.cli.checks import check_choice, check_whole
from vigneron.cli.common import tell_broken
from vigneron.cli.console import shows
from vigneron.cli.places import DatabaseUrl, DataDir
from vigneron.cli.voice import Fail, say

PORT: Final = 8340


def run(
    host: Annotated[str, typer.Option("--host", help="cli-option-host")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", help="cli-option-lan")] = False,
    port: Annotated[int | None, typer.Option("--port", help="cli-option-port", metavar="N")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="cli-option-open")] = False,
    data: Annotated[Path | None, typer.Option("--data", help="cli-option-data", metavar="DIR")] = None,
    data_dir: DataDir = None,
    database_url: DatabaseUrl = None,
    workers: Annotated[int, typer.Option("--workers", help="cli-option-workers", metavar="N")] = 1,
    proxies: Annotated[str, typer.Option("--proxies", help="cli-option-proxies", metavar="LIST")] = "",
    log: Annotated[str, typer.Option("--log", help="cli-option-log", metavar="plain|json")] = "plain",
) -> int:
    """Run the command and return its exit status."""
    from vigneron.server.ops.serve import (  # imported here: this takes half a second
        OneProcessOnly,
        PortTaken,
        serve,
    )

    check_whole("--port", port, 0, 65535)
    check_whole("--workers", workers, 1, 64)
    check_choice("--log", log, ("plain", "json"))
    if data is not None and not data.is_dir():
        raise Fail("cli-no_folder", 2, folder=str(data))
    tell_broken()
    address = "0.0.0.0" if lan else host
    number = free_port(address, PORT) if port is None else port
    guests = f"http://{own_address()}:{number}" if lan and number else ""

    def ready(at: str) -> None:
        print(say("cli-serve-at", address=at), flush=True)
        if guests:
            print(say("cli-serve-lan", address=guests), flush=True)
            import segno  # imported here, because most starts do not need it

            from vigneron.render import raster

            # On a console that cannot show half blocks, the code is made of coloured spaces.
            segno.make(guests, micro=False).terminal(compact=shows("█▀▄"))
            if not raster.able():
                print(say("cli-serve-pictures", extra=raster.EXTRA), flush=True)

    try:
        serve(
            address,
            number,
            data_dir=data_dir,
            open_browser=open_browser,
            override=data,
            public_url=guests,
            ready=ready,
            database_url=database_url,
            workers=workers,
            proxies=proxies,
            log=log,
        )
    except PortTaken as error:
        raise Fail("cli-serve-busy", 1, port=str(number), host=address) from error
    except OneProcessOnly as error:
        raise Fail("cli-serve-one_process", 2) from error
    except KeyboardInterrupt as error:
        if error.args != (signal.SIGTERM,):
            raise
        print(say("cli-stopped"))  # a service manager stopped the server, which is no error
    return 0


def free_port(host: str, wanted: int) -> int:
    """Return the wanted port, or any free port if the wanted one is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in (wanted, 0):
        with socket.socket(family) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                line.bind((host, port))
            except OSError:
                continue
            found: int = line.getsockname()[1]
            return found
    return wanted


def own_address() -> str:
    """Return this machine's address in the local network. No packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("10.255.255.255", 1))
        except OSError:
            return "127.0.0.1"
        found: str = line.getsockname()[0]
        return found
