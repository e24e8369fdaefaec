"""The client as text: pages, their scripts, and the ids and sentences that these use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from jinja2 import Environment, nodes

import vigneron

WEB = Path(vigneron.__file__).parent / "web"
STATIC = WEB / "static"
TEMPLATES = WEB / "templates"

_IMPORT = re.compile(r'^(?:import|export|\} from)\b[^"\n]*"(\.[^"]+\.js)"', re.MULTILINE)
_LATER = re.compile(r'=\s*import\("(\.[^"]+\.js)"\)')
_ID = re.compile(r'\sid="([\w-]+)')
_NAMED = re.compile(r'\s(?:for|aria-labelledby|aria-describedby|data-opens|data-copies)="([^"]*)"')
_ANCHOR = re.compile(r'href="[^"]*#([\w-]+)')
_SELECTOR = re.compile(r"#([a-zA-Z][\w-]*)")
_COMMENT = re.compile(r"/\*.*?\*/|(?<=\s)//[^\n]*", re.DOTALL)
_COMPARED = re.compile(r'[!=]==\s*"[^"]*"')


def scripts() -> list[Path]:
    return sorted(STATIC.rglob("*.js"))


def imports(path: Path) -> Iterator[Path]:
    """Yield the modules that a script imports, at once or when it needs them, without those in comments."""
    text = path.read_text(encoding="utf-8")
    for found in [*_IMPORT.findall(text), *_LATER.findall(text)]:
        yield (path.parent / found).resolve()


def loaded(entry: Path) -> set[Path]:
    """Return a script and everything that it imports, directly or not."""
    seen: set[Path] = set()
    todo = [entry]
    while todo:
        path = todo.pop()
        if path not in seen:
            seen.add(path)
            todo += imports(path)
    return seen


def code(path: Path) -> str:
    return _COMMENT.sub("", path.read_text(encoding="utf-8"))


def arguments(text: str, function: str) -> Iterator[str]:
    """Yield the first argument, as written, of every call of a function."""
    for call in re.finditer(rf"(?<![\w.#]){function}\(", text):
        depth, at, quoted = 0, call.end(), ""
        while quoted or depth > 0 or text[at] not in ",)":
            sign = text[at]
            if quoted:
                quoted = "" if sign == quoted else quoted
            elif sign in "\"'`":
                quoted = sign
            else:
                depth += (sign in "([{") - (sign in ")]}")
            at += 1
        if not text[: call.start()].endswith("function "):
            yield text[call.end() : at].strip()


def literals(argument: str) -> list[str]:
    """Return the strings that an argument may be: both of `a ? "x" : "y"`."""
    return re.findall(r'"([^"]+)"', _COMPARED.sub("", argument))


def named(markup: str) -> set[str]:
    """Return the ids that markup refers to; of `bot-{{ n }}` the prefix."""
    labels = [id for value in _NAMED.findall(re.sub(r"\{\{.*?\}\}", "", markup)) for id in value.split()]
    return {*labels, *_ANCHOR.findall(markup)}


def selected(text: str) -> set[str]:
    """Return the ids in the selectors of a script."""
    calls = ("querySelector", "querySelectorAll", "closest", "matches")
    found = re.findall(rf'\.(?:{"|".join(calls)})\(\s*(?:"([^"]*)"|`([^`]*)`)', text)
    return {id for pair in found for id in _SELECTOR.findall("".join(pair))}


@dataclass
class Page:
    """A page made from one template: its markup in all cases, and its scripts."""

    name: str
    markup: str = ""
    entries: list[str] = field(default_factory=list)
    prefix: str = ""
    """The prefix of the ids of the page's sentences for scripts; empty: it has none."""

    @property
    def ids(self) -> set[str]:
        return set(_ID.findall(self.markup))

    @property
    def scripts(self) -> set[Path]:
        return {path for entry in self.entries for path in loaded(STATIC / PurePosixPath(entry))}


class _Reader:
    """Reads a template with the templates that it extends and includes.

    Both branches of a condition belong to the page, except that lobby and running game are two pages."""

    def __init__(self, name: str, lobby: bool) -> None:
        self.lobby = lobby
        tree = _parsed(name)
        self.page = Page(f"{name} ({'lobby' if lobby else 'game'})" if _phases(tree) else name)
        self.macros = {macro.name: macro for macro in tree.find_all(nodes.Macro)}
        self.blocks = {block.name: block for block in tree.find_all(nodes.Block)}
        parent = next(iter(tree.find_all(nodes.Extends)), None)
        base = _parsed(parent.template.value) if parent and isinstance(parent.template, nodes.Const) else tree
        self.inherited = {block.name: block for block in base.find_all(nodes.Block)}
        self._read(base.body)

    def _read(self, body: list[nodes.Node]) -> None:
        for node in body:
            self._one(node)

    def _one(self, node: nodes.Node) -> None:
        match node:
            case nodes.Block():
                self._read(self.blocks.get(node.name, node).body)
            case nodes.Include(template=nodes.Const(value=name)):
                self._read(_parsed(name).body)
            case nodes.If():
                phase = _phase(node.test)
                rest: list[nodes.Node] = [*node.elif_, *node.else_]
                if phase in (None, self.lobby):
                    self._read(node.body)
                if phase != self.lobby:
                    self._read(rest)
            case nodes.For() | nodes.With():
                self._read(node.body)
            case nodes.Output():
                for part in node.nodes:
                    self._output(part)

    def _output(self, part: nodes.Node) -> None:
        match part:
            case nodes.TemplateData():
                self.page.markup += part.data
            case nodes.Call(node=nodes.Name(name="super")):
                for name, block in self.inherited.items():
                    if name in self.blocks and part in self.blocks[name].find_all(nodes.Call):
                        self._read(block.body)
            case nodes.Call(node=nodes.Name(name="static"), args=[argument]):
                self.page.entries += [name for name in self._names(argument) if name.endswith(".js")]
            case nodes.Call(node=nodes.Name(name=name)) if name in self.macros:
                self._read(self.macros[name].body)
            case nodes.Filter(
                node=nodes.Call(node=nodes.Name(name="phrases"), args=[nodes.Const(value=prefix)])
            ):
                if prefix.startswith("client-"):
                    self.page.prefix = prefix

    def _names(self, argument: nodes.Node) -> list[str]:
        match argument:
            case nodes.Const(value=name):
                return [name]
            case nodes.CondExpr(test=test, expr1=one, expr2=other) if other is not None:
                return self._names(one if _phase(test) == self.lobby else other)
        raise AssertionError(f"{self.page.name}: a static file with a name that is not written down")


def _parsed(name: str) -> nodes.Template:
    return Environment().parse((TEMPLATES / name).read_text(encoding="utf-8"))


def _phase(test: nodes.Node) -> bool | None:
    """Return whether a condition is about the lobby; None if it is about something else."""
    match test:
        case nodes.Compare(
            expr=nodes.Getattr(attr="phase"), ops=[nodes.Operand(op=op, expr=nodes.Const() as to)]
        ):
            return op == "eq" if to.value == "lobby" else None
    return None


def _phases(tree: nodes.Template) -> bool:
    tests = [
        *(node.test for node in tree.find_all(nodes.If)),
        *(node.test for node in tree.find_all(nodes.CondExpr)),
    ]
    return any(_phase(test) is not None for test in tests)


def pages() -> list[Page]:
    """Return every page that a template makes."""
    out: list[Page] = []
    for path in sorted(TEMPLATES.glob("*.html")):
        tree = _parsed(path.name)
        if any(tree.find_all(nodes.Extends)):
            out += [
                _Reader(path.name, lobby).page for lobby in ((True, False) if _phases(tree) else (False,))
            ]
    return out
