"""Writes learned weights as a module of the package, with their command and what it printed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType


def write_weights(
    module: ModuleType,
    weights: Sequence[Sequence[float]],
    *,
    title: str,
    command: str,
    told: Sequence[str],
    order: str,
) -> None:
    """Write `weights` into the file of a module, which has them as `WEIGHTS`.

    `title` is the first sentence of its docstring; `order` says what the weights are listed by."""
    text = [
        f'"""{title}',
        "",
        f"    python bench/{command} --write",
        "",
        "printed when it wrote this file:",
        "",
        *(f"    {one}" for one in told),
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (",
        *(f"    ({', '.join(map(repr, row))})," for row in weights),
        ")",
        f'"""{order}"""',
        "",
    ]
    Path(str(module.__file__)).write_text("\n".join(text), encoding="utf-8")
