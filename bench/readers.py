"""Draw paragraphs of this project and of others, mixed and unlabelled, for readers who mark hard sentences.

    pip download --no-deps --no-binary :all: -d MODELS starlette chess
    python -m bench.readers draw --models MODELS/*.tar.gz --seed 16 --key key.json > paragraphs.txt
    python -m bench.readers count --key key.json MARKS …

`draw` takes fifteen files of this project and as many of the others, which may be folders or archives. Of
each file it takes at most four paragraphs: docstrings and comments of Python files, prose of Markdown and
reStructuredText. It numbers the paragraphs in a random order, and the sentences of each paragraph. The line
above them is the definition that a docstring belongs to, or the code below a comment. The names of the
projects become PROJECT. The same arguments draw the same paragraphs.

A reader writes the numbers of the sentences that they had to read twice, such as `12.3`, one on a line.
`count` prints how many sentences of each side the readers marked.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import random
import re
import sys
import tarfile
import textwrap
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
OURS = ("src/vigneron/**/*.py", "docs/*.md", "README.md", "CONTRIBUTING.md")
THEIRS = ("chess/*.py", "starlette/**/*.py", "docs/*.md", "docs/*.rst", "README.*")
# Lists of changes and generated files: no prose.
LEFT_OUT = re.compile(
    r"changelog|release-notes|third-party|/conf\.py$|/migrations/|/example_tests/", re.IGNORECASE
)
NAMES = re.compile(r"\b(vigneron|starlette|python-chess)\b", re.IGNORECASE)
FEWEST_WORDS = 8
FIELD = re.compile(r"[\w\[\], ]*\S {2,}\S")  # a line of an aligned list: `money     francs`
TAGS = re.compile(r"(noqa|type:|pragma|fmt:|mypy:|ruff:|TODO|!)")


def files(root: Path, patterns: Iterable[str]) -> list[tuple[str, str]]:
    """Return (path within `root`, text) of the files that match, sorted by path."""
    found = sorted({path for pattern in patterns for path in root.glob(pattern) if path.is_file()})
    return [(str(path.relative_to(root)), path.read_text("utf-8", "replace")) for path in found]


def unpacked(archive: Path) -> list[tuple[str, str]]:
    """Return (path within the archive, text) of the files of a source distribution that match THEIRS."""
    found = []
    with tarfile.open(archive) as tar:
        for member in tar.getmembers():
            inner = Path(*Path(member.name).parts[1:])
            opened = tar.extractfile(member) if any(_matches(inner, one) for one in THEIRS) else None
            if opened is not None:
                found.append((str(inner), opened.read().decode("utf-8", "replace")))
    return sorted(found)


def _matches(path: Path, pattern: str) -> bool:
    folder, name = pattern.rpartition("/")[::2]
    nested = folder.endswith("/**") and path.parts[:1] == (folder[:-3],)
    return path.match(name) and (nested or str(path.parent) == (folder or "."))


@cache
def paragraphs(path: str, text: str) -> list[tuple[str, str]]:
    """Return (code beside it, paragraph) for the prose of a file, without very short paragraphs."""
    found = _of_python(path, text) if path.endswith(".py") else (("", one) for one in _of_markup(text))
    lines = ((_plain(code), _plain(one)) for code, one in found)
    return [(code, one) for code, one in lines if len(one.split()) >= FEWEST_WORDS]


def _plain(text: str) -> str:
    return NAMES.sub("PROJECT", " ".join(text.split()))


def _of_python(path: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield docstrings with their definition, then comments on lines of their own."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module):
            yield f"module {Path(path).name}", " ".join(_of_markup(ast.get_docstring(node) or ""))
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            doc = ast.get_docstring(node) or ""
            line = f"class {node.name}"
            if not isinstance(node, ast.ClassDef):
                line = f"def {node.name}({ast.unparse(node.args)})"
            yield line, " ".join(_of_markup(doc))
    code = text.split("\n")
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    own = [token for token in comments if not token.line[: token.start[1]].strip()]
    for _, block in groupby(enumerate(own), key=lambda pair: pair[1].start[0] - pair[0]):
        lines = [token for _, token in block]
        words = [token.string.lstrip("#").strip() for token in lines]
        if not TAGS.match(words[0]):
            yield "".join(code[lines[-1].start[0] : lines[-1].start[0] + 1]), " ".join(words)


def _of_markup(text: str) -> Iterator[str]:
    """Yield the paragraphs and the items of lists; code, headings, tables and directives are left out."""
    text = re.sub(r"^(```|~~~).*?^\1", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"^ *(Args|Parameters|Returns|Raises|Yields):$", "", text, flags=re.MULTILINE)
    for block in re.split(r"\n\s*\n", text):
        lines = block.strip("\n").split("\n")
        if FIELD.match(lines[0].strip()):
            continue
        item = re.match(r"\s*\w+: ", lines[0])
        if not block.strip() or (lines[0].startswith(("    ", "\t")) and not item):
            continue
        if re.match(r"\s*(#|\||\+-|\.\. |:\w+[^:]*:|!!!|!\[|<|>>>)", lines[0]) or re.match(
            r"[=\-~^]{4}", lines[-1]
        ):
            continue
        marks = r"[-*]|\d+\.|\w+:" if item else r"[-*]|\d+\."
        for one in re.split(rf"\n(?=\s*(?:{marks}) )", textwrap.dedent(block)):
            yield re.sub(r"^\s*(?:[-*]|\d+\.) ", "", one)


def sentences(paragraph: str) -> list[str]:
    """Return the sentences of a paragraph."""
    return re.split(r"(?<=[.!?])(?<!e\.g\.)(?<!i\.e\.) (?=[A-Z`*\"(\[])", paragraph)


def drawn(
    chance: random.Random, found: list[tuple[str, str]], count: int, each: int
) -> list[tuple[str, tuple[str, str]]]:
    """Return (path, (code, paragraph)) of `count` random files that have prose, at most `each` of a file."""
    texts = [(path, paragraphs(path, text)) for path, text in found if not LEFT_OUT.search(path)]
    chosen = chance.sample([(path, own) for path, own in texts if own], count)
    return [(path, one) for path, own in chosen for one in chance.sample(own, min(each, len(own)))]


def draw(models: list[Path], seed: int, key: Path, count: int, each: int) -> None:
    """Print the paragraphs, and write which is whose to `key`."""
    chance = random.Random(seed)
    theirs = [pair for path in models for pair in (files(path, THEIRS) if path.is_dir() else unpacked(path))]
    mixed = [("ours", *one) for one in drawn(chance, files(HOME, OURS), count, each)]
    mixed += [("theirs", *one) for one in drawn(chance, theirs, count, each)]
    chance.shuffle(mixed)
    rows = {}
    for number, (side, path, (code, paragraph)) in enumerate(mixed, 1):
        parts = sentences(paragraph)
        rows[str(number)] = {"side": side, "path": path, "sentences": len(parts)}
        print(f"[{number}]  {code}".rstrip())
        print("\n".join(f"{number}.{at}  {part}" for at, part in enumerate(parts, 1)), end="\n\n")
    key.write_text(json.dumps(rows, indent=1), "utf-8")


def count(key: Path, marks: list[Path]) -> None:
    """Print how many sentences of each side were marked, then the marks with the number of readers."""
    rows = json.loads(key.read_text("utf-8"))
    texts = [path.read_text("utf-8") for path in marks]
    marked = [set(re.findall(r"^\s*(\d+\.\d+)", text, re.MULTILINE)) for text in texts]
    for side in ("ours", "theirs"):
        all_of = sum(row["sentences"] for row in rows.values() if row["side"] == side)
        by = [sum(rows[one.partition(".")[0]]["side"] == side for one in found) for found in marked]
        shares = ", ".join(f"{own} ({own / all_of:.1%})" for own in by)
        print(f"{side}: {all_of} sentences; marked by each reader: {shares}")
    for one in sorted(set().union(*marked), key=lambda text: [int(part) for part in text.split(".")]):
        row = rows[one.partition(".")[0]]
        print(
            f"{one}  {row['side']}  {row['path']}  {sum(one in found for found in marked)} of {len(marked)}"
        )


def main(words: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.readers", description=(__doc__ or "").partition("\n")[0]
    )
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw", help="print paragraphs, and write their key")
    drawing.add_argument("--models", type=Path, nargs="+", required=True, help="folders or source archives")
    drawing.add_argument("--seed", type=int, default=16)
    drawing.add_argument("--key", type=Path, required=True, help="file that says whose each paragraph is")
    drawing.add_argument("--files", type=int, default=15, help="files of each side")
    drawing.add_argument("--each", type=int, default=4, help="most paragraphs of a file")
    counting = commands.add_parser("count", help="count the sentences that readers marked")
    counting.add_argument("--key", type=Path, required=True)
    counting.add_argument("marks", type=Path, nargs="+")
    asked = parser.parse_args(sys.argv[1:] if words is None else words)
    if asked.command == "draw":
        draw(asked.models, asked.seed, asked.key, asked.files, asked.each)
    else:
        count(asked.key, asked.marks)


if __name__ == "__main__":
    main()
