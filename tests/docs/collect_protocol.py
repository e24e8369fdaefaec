"""Writes the client's types and the tables of docs/protocol.md from the structs of the protocol.

`python -m tests.docs.collect_protocol` rewrites both; a test compares.
"""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct, UnsetType

from vigneron.server.projection.protocol import Encoded, incoming, outgoing, parts

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "vigneron" / "web" / "static" / "protocol"
SCRIPTS = {STATIC / "types.js": "Message", STATIC / "requests.js": "Request"}
"""The scripts with the client's types, each by its union of messages."""
PAGE = ROOT / "docs" / "protocol.md"
WIDTH = 108
_HEAD = """\
// {what}, for the type checker only; nothing here runs. Made from the structs
// in server/projection/protocol by `python -m tests.docs.collect_protocol`: not changed by hand.
"""
_UNIONS: dict[str, tuple[str, str, tuple[ModuleType, ...]]] = {
    "Message": ("What the server tells a page", "Any message of the server.", (parts, outgoing)),
    "Request": ("What a page tells the server", "Any message of a page.", (incoming,)),
}


class Field(msgspec.Struct):
    """A field as it is on the wire. `optional`: it may be left out."""

    name: str
    type: Any
    optional: bool
    says: str


def structs(module: ModuleType) -> list[type[Struct]]:
    """Return the structs of a module in its order, without those that only others are made of."""
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Struct)]
    own = [one for one in found if one.__module__ == module.__name__]
    return [one for one in own if one not in (parts.MessagePart, outgoing.ViewerPosition, outgoing._Down)]


def documented(of: type[Struct]) -> dict[str, str]:
    """Return what stands below the fields of a struct in its source, by field."""
    found = re.findall(r'^    (\w+): [^\n]*\n    """([^"]*)"""', inspect.getsource(of), re.M)
    return {name: " ".join(text.split()) for name, text in found}


def fields(of: type[Struct]) -> list[Field]:
    """Return the fields of a struct in their order, but `t`."""
    hints, said = get_type_hints(of, include_extras=True), documented(of)
    out = []
    for one in msgspec.structs.fields(of):
        kinds = get_args(hints[one.name]) if get_origin(hints[one.name]) in (Union, UnionType) else ()
        optional = UnsetType in kinds
        if of.__module__ == incoming.__name__:
            optional = one.default is not NODEFAULT or one.default_factory is not NODEFAULT
        out.append(Field(one.encode_name, hints[one.name], optional, said.get(one.name, "")))
    return out


def script(kind: Any) -> str:
    """Return a type as TypeScript writes it."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Annotated, Encoded):
        return script(args[0])
    if origin in (Union, UnionType):
        seen = dict.fromkeys(
            part for one in args if one is not UnsetType for part in script(one).split(" | ")
        )
        return " | ".join(seen)
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in args)
    if origin in (Sequence, list):
        inner = script(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is Mapping:
        return f"Record<string, {script(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    return {
        int: "number",
        float: "number",
        str: "string",
        bool: "boolean",
        type(None): "null",
        Any: "unknown",
    }[kind]


def about(of: type[Struct]) -> str:
    return " ".join((of.__doc__ or "").split())


def tag(of: type[Struct]) -> str:
    return str(of.__struct_config__.tag)


def _typedef(of: type[Struct]) -> Iterator[str]:
    own = fields(of)
    says = [about(of), *(f"`{one.name}`: {one.says}" for one in own if one.says)]
    told = [f"{one.name}{'?' if one.optional else ''}: {script(one.type)}" for one in own]
    if of.__struct_config__.tag is not None:
        told.insert(0, f't: "{tag(of)}"')
    yield "/**"
    yield from _wrapped(" ".join(says), " * ")
    yield from _wrapped(f"@typedef {{{{{', '.join(told)}}}}} {of.__name__}", " *   ")
    yield " */"


def _wrapped(text: str, more: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=" * ",
        subsequent_indent=more,
        break_on_hyphens=False,
        break_long_words=False,
    )


def types(name: str) -> str:
    """Return the client's types of the messages of a union."""
    what, says, modules = _UNIONS[name]
    out = [_HEAD.format(what=what)]
    for module in modules:
        out += ["\n".join(_typedef(of)) + "\n" for of in structs(module)]
    names = " | ".join(of.__name__ for of in structs(modules[-1]))
    union = textwrap.wrap(
        f"@typedef {{{names}}} {name}", WIDTH, initial_indent=" * ", subsequent_indent=" *   "
    )
    out.append("\n".join(["/**", f" * {says}", *union, " */"]) + "\n")
    return "\n".join(out) + "\nexport {};\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _told(one: Field) -> str:
    kind = script(one.type).replace('"', "")
    return f"`{one.name}{'?' if one.optional else ''}`: {kind}" + (
        f" ({one.says.rstrip('.')})" if one.says else ""
    )


def table(module: ModuleType) -> str:
    """Return a module's structs as a Markdown table."""
    shared = [one.name for one in fields(outgoing.ViewerPosition)]
    rows = ["| message | fields | what |", "|---|---|---|"]
    if module is parts:
        rows[0] = "| part | fields | what |"
    for of in [outgoing.ViewerPosition] * (module is outgoing) + structs(module):
        own = fields(of)
        name = f"`{tag(of)}`" if of.__struct_config__.tag is not None else of.__name__
        told = [_told(one) for one in own]
        if of is outgoing.ViewerPosition:
            name = "Seen"
        elif issubclass(of, outgoing.ViewerPosition):
            told = ["all of Seen", *(_told(one) for one in own if one.name not in shared)]
        rows.append(f"| {name} | {_cell(' · '.join(told)) or '–'} | {_cell(about(of))} |")
    return "\n".join(rows)


def page(text: str) -> str:
    """Return the page with its tables as the structs are now."""
    for name, module in (("up", incoming), ("down", outgoing), ("parts", parts)):
        found = re.compile(rf"(<!-- made: {name} -->\n).*?(<!-- end -->)", re.S)
        assert found.search(text), name
        text = found.sub(lambda at, module=module: at[1] + table(module) + "\n" + at[2], text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    for path, union in SCRIPTS.items():
        path.write_text(types(union), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
