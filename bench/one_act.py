"""Follow one act through the server: count calls, modules, and changes from one module to another.

`python -m bench.one_act [--verbose]` seats two people at a table, and records every call of a function of
this package from the arrival of an act until both people have been sent its outcome. Compiled rules make no
Python calls; with VIGNERON_PURE=1 their calls are counted too."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any

import vigneron
from tests.server.harness import town_in

OURS = str(Path(vigneron.__file__).parent) + "/"


class Walk:
    """The calls of the package's functions, in order: (module, function)."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            module = frame.f_code.co_filename.removeprefix(OURS).removesuffix(".py").replace("/", ".")
            if not frame.f_code.co_qualname.endswith("comp>"):
                self.calls.append((module, frame.f_code.co_qualname))

    def figures(self, part: str) -> str:
        """Return the numbers of calls, modules and changes of module in a part of the package, "" for all."""
        modules = [module for module, _ in self.calls if module.startswith(part)]
        changes = sum(one != other for one, other in pairwise(modules))
        rooms = [module.rpartition(".")[0] for module in modules]
        moves = sum(one != other for one, other in pairwise(rooms))
        return (
            f"{len(modules)} calls, {len(set(modules))} modules, {changes} changes of module,"
            f" {len(set(rooms))} rooms, {moves} changes of room"
        )


async def walk(folder: Path, game: str) -> Walk:
    """Return the walk of a game's third act: the first two acts fill caches."""
    found = Walk()
    async with town_in(folder) as town:
        anna, bert = town.person(), town.person("de")
        table = await town.table_of(anna, bert, game=game)
        lines = [(await person.watch(table))[0] for person in (anna, bert)]
        for profiled in (None, None, found):
            position = town.live(table).position
            assert position is not None
            seat = position.missing()[0]
            act = position.game.actions.text[position.legal(seat)[0]]
            before = [len(line.messages) for line in lines]
            sys.setprofile(profiled)
            n = lines[seat].send("act", v=position.v, d=position.d(seat), act=act)
            while any(len(line.messages) == count for line, count in zip(lines, before, strict=True)):
                await asyncio.sleep(0)
            sys.setprofile(None)
            answer = await lines[seat].answer(n)
            assert answer["t"] == "moved", answer
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n\n")[0])
    parser.add_argument("--game", default=vigneron.keys()[0])
    parser.add_argument("--verbose", action="store_true", help="print every call")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(walk(Path(folder), asked.game))
    print("all   ", found.figures(""))
    print("server", found.figures("server."))
    if asked.verbose:
        print(*(f"{module}: {name}" for module, name in found.calls), sep="\n")


if __name__ == "__main__":
    main()
