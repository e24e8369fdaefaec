"""Memory: closed objects are freed at once, and no full collection runs during play."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from tests.server.harness import Town
from vigneron.server.platform import gc_policy


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Switch automatic collection off, and restore it afterwards."""
    before = gc.get_threshold()
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.enable()


async def test_a_table_that_left_memory_needs_no_collector(town: Town, by_hand: None) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, game="burgundy_dice")
    line, welcome = await anna.watch(table)
    other, _ = await bert.watch(table)
    await line.ask("act", v=welcome["v"], d=0, act=welcome["offers"][0]["act"])
    gone = weakref.ref(town.live(table))
    await line.close()
    await other.close()
    assert town.server.tables.sweep(0) == 1
    assert gone() is None


def test_what_has_been_loaded_is_not_looked_through_again(by_hand: None) -> None:
    gc_policy.settle()
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == gc_policy.YOUNG
    gc_policy.give_back()


def test_a_python_without_libffi_serves_too() -> None:
    code = (
        "import sys; sys.modules['_ctypes'] = None; import vigneron.server.ops.serving as serving;"
        "serving.gc_policy.give_back()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
