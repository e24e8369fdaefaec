"""Check that a server serves, as a visitor: python deploy/visit.py URL [OPTION]…

Reads /healthz and the front page, opens a table against two bots and does a few acts there over the socket,
as a browser does. With the note of an earlier visit it returns to that table instead; the table must stand
where the visitor left it, or further on. Exit status 1, with a sentence, if anything is wrong. It needs no
packages except those of a server. SSL_CERT_FILE names a private certificate to trust."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import ssl
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin


async def visit(address: str, note: Path | None, acts: int, seconds: float) -> str:
    """Return a sentence about what was found. Lets exceptions pass."""
    trust = ssl.create_default_context()
    known = json.loads(note.read_text()) if note is not None and note.exists() else {}
    async with httpx.AsyncClient(
        base_url=address, verify=trust, cookies=known.get("cookies"), timeout=seconds
    ) as http:
        (await http.get("/healthz")).raise_for_status()
        front = (await http.get("/")).raise_for_status().text
        table = known.get("table") or await _open(http, front)
        jar = dict(http.cookies)
        async with connect(
            f"{re.sub('^http', 'ws', address)}/t/{table}/socket",
            origin=Origin(address),
            proxy=None,
            ssl=trust if address.startswith("https:") else None,
            max_size=2**24,
            open_timeout=seconds,
            additional_headers={"cookie": "; ".join(f"{k}={v}" for k, v in jar.items())},
        ) as socket:
            v, n = await _play(socket, acts, known.get("n", 0))
    if v < known.get("v", 0):
        raise ValueError(f"table {table} stands at {v}, and was at {known['v']}")
    if note is not None:
        note.write_text(json.dumps({"table": table, "cookies": jar, "v": v, "n": n}))
    return f"{address}: table {table} stands at {v}"


async def _open(http: httpx.AsyncClient, front: str) -> str:
    token = re.search(r'name="_csrf_token" value="([^"]+)"', front)
    game = re.search(r'name="game" value="([^"]+)"', front)
    if token is None or game is None:
        raise ValueError("the front page offers no game")
    answer = await http.post("/quick", data={"_csrf_token": token[1], "game": game[1]})
    if answer.status_code != 303:
        raise ValueError(f"a table is refused with {answer.status_code}")
    return answer.headers["location"].rpartition("/")[2]


async def _play(socket: ClientConnection, acts: int, n: int) -> tuple[int, int]:
    """Do this many acts, each the first offered; return the version after them, and the last `n`.

    Continues from the `n` of the last visit: the server ignores an `n` that it has seen."""
    n += 1
    await socket.send(json.dumps({"t": "hello", "n": n}))
    now: dict[str, Any] = {}
    while not now or (acts and not now.get("over")):
        told = json.loads(await socket.recv())
        if told["t"] in ("gone", "refused", "again"):
            raise ValueError(f"the table answers {told}")
        if told["t"] not in ("welcome", "moved", "stale"):
            continue
        acts -= told["t"] == "moved" and told.get("n") == n
        now = told
        if acts and now["offers"]:
            n += 1
            act = {"t": "act", "n": n, "v": now["v"], "d": now["d"], "act": now["offers"][0]["act"]}
            await socket.send(json.dumps(act))
    return int(now["v"]), n


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("address", metavar="URL")
    parser.add_argument("--note", type=Path, metavar="FILE")
    parser.add_argument("--acts", type=int, default=3, metavar="N")
    parser.add_argument("--seconds", type=float, default=60, help="how long the whole visit may take")
    options = parser.parse_args()
    try:
        coming = visit(options.address.rstrip("/"), options.note, options.acts, options.seconds)
        print(asyncio.run(asyncio.wait_for(coming, options.seconds)))
    except (OSError, ValueError, TimeoutError, httpx.HTTPError, WebSocketException) as error:
        print(f"visit: {options.address}: {str(error) or type(error).__name__}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
