"""Plots of an arena: ratings with intervals, and the distribution of scores. Needs the extra `arena`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from vigneron.bots.arena.arena import Row
from vigneron.bots.arena.ratings import scores_of

INK: Final = "#2b2118"
WINE: Final = "#7b2d3b"
PALE: Final = "#d9c2a7"


def draw(told: Mapping[str, Any], rows: Sequence[Row], folder: Path, words: Mapping[str, str]) -> list[Path]:
    """Write ratings.png, ratings.svg, scores.png and scores.svg; return their paths.

    `words` holds the labels of the axes: `rating`, `score`. Raises ImportError without matplotlib."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    bots = [row["bot"] for row in told["bots"]][::-1]
    height = 1.2 + 0.42 * len(bots)
    # With a fixed salt and no date, the same arena gives the same file.
    with rc_context({"svg.hashsalt": "vigneron", "text.color": INK, "axes.edgecolor": INK}):
        rated = Figure(figsize=(7, height), layout="constrained")
        _ratings(rated.subplots(), told, bots, words["rating"])
        spread = Figure(figsize=(7, height), layout="constrained")
        _scores(spread.subplots(), rows, bots, words["score"])
        out = []
        for name, figure in (("ratings", rated), ("scores", spread)):
            for ending in ("png", "svg"):
                path = folder / f"{name}.{ending}"
                figure.savefig(path, dpi=150, metadata={"Date": None} if ending == "svg" else None)
                out.append(path)
    return out


def _ratings(axes: Any, told: Mapping[str, Any], bots: Sequence[str], label: str) -> None:
    by_bot = {row["bot"]: row for row in told["bots"]}
    for at, bot in enumerate(bots):
        row = by_bot[bot]
        axes.plot([row["low"], row["high"]], [at, at], color=PALE, linewidth=6, solid_capstyle="round")
        axes.plot(row["rating"], at, "o", color=WINE)
    _finish(axes, bots, label)


def _scores(axes: Any, rows: Sequence[Row], bots: Sequence[str], label: str) -> None:
    data = [scores_of(bot, rows) for bot in bots]
    boxes = axes.boxplot(
        data,
        positions=range(len(bots)),
        orientation="horizontal",
        patch_artist=True,
        widths=0.6,
        medianprops={"color": WINE, "linewidth": 2},
        flierprops={"marker": ".", "markersize": 3},
    )
    for box in boxes["boxes"]:
        box.set(facecolor=PALE, edgecolor=INK)
    _finish(axes, bots, label)


def _finish(axes: Any, bots: Sequence[str], label: str) -> None:
    axes.set_yticks(range(len(bots)), bots)
    axes.set_ylim(-0.6, len(bots) - 0.4)
    axes.set_xlabel(label)
    axes.grid(axis="x", color=PALE, linewidth=0.5)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
