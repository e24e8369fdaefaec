"""Makes `src/vigneron/server/platform/confusables.txt` from files of the Unicode Character Database.

    python -m tests.server.collect_confusables confusables.txt DerivedCoreProperties.txt LICENSE

Both files name their version, and so does the table. Unicode publishes them under /Public/security and
/Public; the source packages of ICU contain them too (`source/data/unidata`), with the license.

With another version, the skeletons of account names in the store (table `likeness`) may change. Then add a
migration that fills the table again, like the one that made it."""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from vigneron.server.platform.confusables import FILE

_WIDTH: Final = 110


def confusables(text: str) -> Iterator[tuple[str, str]]:
    """Return a source and its prototype, in hexadecimal, from each line of `confusables.txt`."""
    for line in text.splitlines():
        body = line.partition("#")[0]
        if ";" in body:
            source, target = (field.strip() for field in body.split(";")[:2])
            yield source, target


def ignorable(text: str) -> Iterator[tuple[int, int]]:
    """Return the ranges of `Default_Ignorable_Code_Point` from `DerivedCoreProperties.txt`, joined."""
    found = []
    for line in text.splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) == 2 and fields[1] == "Default_Ignorable_Code_Point":
            ends = fields[0].split("..")
            found.append((int(ends[0], 16), int(ends[-1], 16)))
    start, end = -1, -2
    for first, last in sorted(found):
        if first > end + 1:
            if start >= 0:
                yield start, end
            start = first
        end = last
    yield start, end


def _wrapped(entries: Iterable[str]) -> Iterator[str]:
    """Return lines of entries, each ended by a semicolon. An entry that is too long has its own line."""
    line = ""
    for entry in entries:
        if line and len(line) + len(entry) + 1 > _WIDTH:
            yield line
            line = ""
        line += f"{entry};"
    yield line


def table(confused: str, properties: str, license: str) -> str:
    """Return the table. Raises ValueError if the files are of different versions."""
    version = re.search(r"# Version: (\S+)", confused)
    other = re.search(r"DerivedCoreProperties-(\S+)\.txt", properties)
    if version is None or other is None or version[1] != other[1]:
        raise ValueError("the files are of different versions, or name none")
    sources = defaultdict(list)
    for source, target in confusables(confused):
        sources[target].append(source)
    lines = [
        f"# Unicode {version[1]}: signs that look alike (UTS #39) and signs that are not seen.",
        "# Made by tests/server/collect_confusables.py from confusables.txt and DerivedCoreProperties.txt.",
        "# `PROTOTYPE:SOURCE SOURCE ...;`, in hexadecimal; ignorable: Default_Ignorable_Code_Point.",
        "#",
        *(f"# {line}".rstrip() for line in license.strip().splitlines()),
        "",
    ]
    ranges = (f"{a:04X}" if a == b else f"{a:04X}..{b:04X}" for a, b in ignorable(properties))
    entries = [f"ignorable:{' '.join(ranges)}"]
    entries += (
        f"{target}:{' '.join(sorted(sources[target], key=lambda code: int(code, 16)))}"
        for target in sorted(sources, key=lambda codes: [int(code, 16) for code in codes.split()])
    )
    lines += _wrapped(entries)
    return "\n".join(lines) + "\n"


def main() -> None:
    texts = [Path(name).read_text(encoding="utf-8-sig") for name in sys.argv[1:4]]
    FILE.write_text(table(*texts), encoding="utf-8")


if __name__ == "__main__":
    main()
