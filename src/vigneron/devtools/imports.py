"""The graph of imports between rooms: `python -m vigneron.devtools.imports [--modules PART] [--svg FILE]`.

A room is a folder of modules. The command sorts rooms, or the modules of one part, into floors. A room
without imports is on floor 1. Every other room is one floor above the highest room that it imports. In a
circle of imports, the arrow that closes the circle points up. `--src DIR` reads the folder `src/vigneron` of
another checkout."""

from __future__ import annotations

import argparse
import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path

import vigneron

HOUSE = Path(vigneron.__file__).parent

Graph = dict[str, set[str]]
"""A graph as a dictionary: importing node -> imported nodes."""


def modules_in(src: Path) -> dict[str, Path]:
    """Return the modules of a package by their names relative to the package; "" is the package itself."""
    found = {
        ".".join(path.relative_to(src).with_suffix("").parts).removesuffix("__init__").rstrip("."): path
        for path in sorted(src.rglob("*.py"))
    }
    return {name: path for name, path in found.items() if "example_tests" not in path.parts}


def below(name: str) -> str:
    """Return the name of a module relative to `vigneron`: "core.game" for "vigneron.core.game"."""
    return name.partition(".")[2] if name.startswith("vigneron.") else "" if name == "vigneron" else name


def imported(modules: Mapping[str, Path], module: str) -> Iterator[str]:
    """Yield the modules of the package that a module imports.

    Imports inside functions, and imports only for types, count too."""
    for node in ast.walk(ast.parse(modules[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            # `import vigneron` is used only for the version or the folder
            names = [alias.name for alias in node.names if alias.name != "vigneron"]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by a relative name"
            found = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if below(name) in modules else str(node.module) for name in found]
        else:
            continue
        yield from (below(name) for name in names if name.split(".")[0] == "vigneron")


def room_of(modules: Mapping[str, Path], module: str) -> str:
    """Return the folder of a module: its longest prefix that is a package."""
    while module and modules[module].name != "__init__.py":
        module = module.rpartition(".")[0]
    return module


def game_of(module: str) -> str:
    """Return the key of the game that a module belongs to, "" for none."""
    parts = module.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 else ""


def graph_of(src: Path, part: str | None = None) -> Graph:
    """Return the imports between the rooms of a package, or between the modules of one part of it.

    Games and migrations are left out, because no module imports them by name.
    """
    modules = modules_in(src)
    kept = [name for name in modules if not game_of(name) and "migrations" not in name]
    if part is not None:
        kept = [name for name in kept if name.startswith(f"{part}.")]
    where = {name: name if part is not None else room_of(modules, name) for name in kept}
    graph: Graph = {node: set() for node in where.values()}
    for name in kept:
        graph[where[name]] |= {where[other] for other in imported(modules, name) if other in where}
    return {node: others - {node} for node, others in graph.items()}


def circles(graph: Graph) -> list[list[str]]:
    """Return the strongly connected parts of a graph (Tarjan's algorithm)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        """Visit a node and its successors."""
        number[node] = lowest[node] = len(number)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in number:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in stack:
                lowest[node] = min(lowest[node], number[other])
        if lowest[node] == number[node]:
            at = stack.index(node)
            found.append(stack[at:])
            del stack[at:]

    for node in sorted(graph):
        if node not in number:
            visit(node)
    return found


def without_circles(graph: Graph) -> tuple[Graph, list[tuple[str, str]]]:
    """Return a graph without the arrows that close a circle, and these arrows.

    Within a circle, the highest node is the one that imports most and is imported least."""
    order: dict[str, tuple[int, int, str]] = {}
    for at, circle in enumerate(circles(graph)):
        inside = set(circle)
        for node in circle:
            out = len(graph[node] & inside)
            into = sum(node in graph[other] for other in circle)
            order[node] = (at, out - into, node)
    up = [
        (node, other) for node in sorted(graph) for other in sorted(graph[node]) if order[other] > order[node]
    ]
    return {node: {other for other in graph[node] if (node, other) not in up} for node in graph}, up


def floors_of(graph: Graph) -> list[list[str]]:
    """Return the nodes of a graph without circles by floor, the lowest first."""
    height: dict[str, int] = {}

    def floor(node: str) -> int:
        """Return the floor of a node, from 1."""
        if node not in height:
            height[node] = 1 + max((floor(other) for other in graph[node]), default=0)
        return height[node]

    rows: defaultdict[int, list[str]] = defaultdict(list)
    for node in sorted(graph):
        rows[floor(node)].append(node)
    return [rows[at] for at in sorted(rows)]


def text_of(graph: Graph) -> str:
    """Return the floors of a graph as lines, the highest first, and the number of arrows that point up."""
    flat, up = without_circles(graph)
    rows = floors_of(flat)
    arrows = sum(map(len, graph.values()))
    lines = [f"{len(graph)} nodes, {arrows} arrows, {len(rows)} floors, {len(up)} arrows point up", ""]
    for at, row in reversed([*enumerate(rows, 1)]):
        lines += [f"{at:3}  " + "  ".join(name or "vigneron" for name in row)]
    return "\n".join([*lines, *(f"up   {node} → {other}" for node, other in up)])


STYLE = (
    "text{font:12px sans-serif;text-anchor:middle;fill:#2b2320}rect{fill:#f7f1e6;stroke:#8a6d4b}"
    "path{fill:none;stroke:#8a6d4b;stroke-opacity:.35}.up{stroke:#b00020;stroke-opacity:1}"
)
WIDTH, FLOOR, TALL, GAP = 1000, 62, 26, 14
"""The width of the picture, the distance of two floors, the height of a box and the least space between
boxes, in pixels."""


def svg_of(graph: Graph, part: str | None = None) -> str:
    """Return a graph as an SVG, with floors as rows and arrows that point up in red.

    An arrow is left out if other arrows lead to the same node. Modules of one part are named without the name
    of the part.
    """
    title = {node: node.removeprefix(f"{part}.") or "vigneron" for node in graph}
    flat, up = without_circles(graph)
    rows = floors_of(flat)
    height = len(rows) * FLOOR
    place: dict[str, tuple[float, float, float]] = {}
    for at, row in enumerate(rows):
        wide = [14 + 6.6 * len(title[name]) for name in row]
        gap = max(GAP, (WIDTH - sum(wide)) / (len(row) + 1))
        x = (WIDTH - sum(wide) - gap * (len(row) - 1)) / 2
        for name, size in zip(row, wide, strict=True):
            place[name] = (x + size / 2, height - at * FLOOR - FLOOR / 2, size)
            x += size + gap
    left = min(x - size / 2 for x, _, size in place.values()) - 4
    lines = []
    reach = reachable(flat)
    for node in sorted(flat):
        for other in sorted(flat[node]):
            if not any(other in reach[step] for step in flat[node] - {other}):
                lines += [_arrow(place, node, other)]
    lines += [_arrow(place, node, other, ' class="up"') for node, other in up]
    for name, (x, y, size) in place.items():
        box = (
            f'<rect x="{x - size / 2:.0f}" y="{y - TALL / 2:.0f}" width="{size:.0f}" height="{TALL}" rx="4"/>'
        )
        lines.append(f'{box}<text x="{x:.0f}" y="{y + 4:.0f}">{escape(title[name])}</text>')
    frame = f'viewBox="{left:.0f} 0 {WIDTH - 2 * left:.0f} {height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {frame}><style>{STYLE}</style>'
        + "\n".join(["", *lines])
        + "\n</svg>\n"
    )


def reachable(graph: Graph) -> Graph:
    """Return for each node of a graph without circles all nodes that can be reached from it."""
    found: Graph = {}
    for row in floors_of(graph):
        for node in row:
            found[node] = graph[node].union(*(found[other] for other in graph[node]))
    return found


def _arrow(place: Mapping[str, tuple[float, float, float]], node: str, other: str, more: str = "") -> str:
    (x, y, _), (to_x, to_y, _) = place[node], place[other]
    start, end = (y + TALL / 2, to_y - TALL / 2) if to_y > y else (y - TALL / 2, to_y + TALL / 2)
    bend = (end - start) / 2
    curve = f"C{x:.0f} {start + bend:.0f} {to_x:.0f} {end - bend:.0f} {to_x:.0f} {end:.0f}"
    return f'<path{more} d="M{x:.0f} {start:.0f}{curve}"/>'


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n\n")[0])
    parser.add_argument("--src", type=Path, default=HOUSE, help="the folder of the package")
    parser.add_argument(
        "--modules", metavar="PART", help="modules of one part, as `server`, instead of rooms"
    )
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw it into this file")
    asked = parser.parse_args()
    graph = graph_of(asked.src, asked.modules)
    if asked.svg:
        asked.svg.write_text(svg_of(graph, asked.modules), encoding="utf-8")
    print(text_of(graph))


if __name__ == "__main__":
    main()
