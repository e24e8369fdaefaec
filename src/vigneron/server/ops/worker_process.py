"""A worker is one of several processes that serve on one socket. The module `workers` starts it."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sys
import threading
from pathlib import Path

from vigneron.core.registry import use_homes
from vigneron.server.ops.serving import serve_on
from vigneron.server.platform.errors import StoreAway, StoreTooNew
from vigneron.server.platform.settings import Limits, Settings


def main() -> None:
    """Run a worker."""
    told = json.loads(sys.stdin.readline())
    use_homes(told["homes"])
    own = told["settings"]
    own["data_dir"] = Path(own["data_dir"])
    own["override"] = None if own["override"] is None else Path(own["override"])
    own["limits"] = Limits(**own["limits"])
    threading.Thread(target=_end_with_parent, daemon=True).start()
    line = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # a terminal sends SIGINT to all processes, but the parent decides when workers end
    try:
        serve_on(line, Settings(**own), lambda: print("ready", flush=True), told["proxies"], told["log"])
    except (
        StoreAway,
        StoreTooNew,
    ) as error:  # one sentence and no traceback, because the worker is started again and again
        logging.getLogger("vigneron.server.ops.worker_process").error("this process cannot serve: %s", error)
        sys.exit(1)


def _end_with_parent() -> None:
    while sys.stdin.readline():
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
