"""Hostile input: bodies, fields, headers, paths and queries for every route.

`attempts` derives them from the application's routes and from the fields that its sources read, so that a new
route or field is tried too."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode

from litestar import Litestar

import vigneron

DEEP: Final = 1_000
DIGITS: Final = 4_000
TEXTS: Final = (
    "\x00",
    "a\x00b",
    "--1",
    "",
    "@refusal-over",
    "@x 1",
    "9" * DIGITS,
    "-" + "9" * DIGITS,
    "1e999",
    "NaN",
    "²",
    "٣",
    "x" * 20_000,
    "\u202e\u200b\u3164",
    "\uffff\ufdd0",
    "\U000e0001",
    "%00",
    "../../x",
    "{}",
    "<b>",
    "'\"; ",
    "\r\nx: y",
    "\ud800",
)
"""Texts for fields and parts of paths; the last is a lone surrogate."""
RAW: Final = (b"\xff\xfe\x00", b"\xed\xa0\x80", b"a%00b=%ED%A0%80", b"\xc3", b"%", b"=&&&=", b"\x00" * 50)
"""Bytes that are not UTF-8, or decode to nothing."""
BODIES: Final = (
    b"[" * DEEP + b"]" * DEEP,
    b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    b"\xff\xfe\x00",
    b'{"a":"\xed\xa0\x80"}',
    b"[" * 60_000,
    b'"\\ud800"',
    b'{"\\ud800":1}',
    b"9" * DIGITS,
    b'{"v":' + b"9" * DIGITS + b"}",
    b"NaN",
    b"1e999",
    b"",
    b"null",
    b"[]",
    b"{}",
    b'""',
    b"true",
    b'{"t":{}}',
)
"""Bodies with the content type JSON."""
FIRST: Final = 4
"""How many of the texts and bodies are tried on every route."""
TYPES: Final = (
    "application/json; charset=utf-16",
    "application/json; charset=nonsense",
    "application/x-www-form-urlencoded; charset=nonsense",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x; charset=nonsense",
    "multipart/form-data; boundary=" + "y" * 5_000,
    "application/x-msgpack",
    "text/plain",
    "x" * 5_000,
    "\xff",
    "a;=;;b",
    "",
)
VALUES: Final[tuple[Any, ...]] = (
    "\x00",
    "9" * DIGITS,
    "x" * 20_000,
    None,
    [],
    {"a": [[]]},
    2**70,
    -1,
    1.5,
    True,
)
HEADERS: Final = (
    "host",
    "accept",
    "accept-language",
    "cookie",
    "content-length",
    "origin",
    "if-none-match",
    "referer",
    "authorization",
    "x-forwarded-for",
    "user-agent",
    "range",
    "content-encoding",
    "x-csrftoken",
)
HEADER_VALUES: Final = (
    b"x" * 20_000,
    b"",
    b"\xff\xfe",
    b"\x00",
    b"," * 5_000,
    b";" * 5_000,
    b"9" * DIGITS,
    b"a=" * 3_000,
    b"Bearer \xff",
    b"Bearer vigneron_\xc3\xa9",
    b"bytes=9-" + b"9" * DIGITS,
    b"en;q=nan",
    b"en;q=1e999",
)
FORM: Final = b"application/x-www-form-urlencoded"
_FIELD: Final = re.compile(r"""(?:form|query_params)\.get\(\s*f?"([^"]+)\"""")


class Asked(NamedTuple):
    """One request: `target` with its query, `headers` besides those that every browser sends, `body`."""

    target: str
    headers: Mapping[str, bytes] = {}
    body: bytes = b""


Sent = tuple[dict[str, bytes], bytes]
"""Headers and body of a request."""


class Route(NamedTuple):
    method: str
    path: str
    """With `{}` for each part that varies; their `names` in order."""
    names: Sequence[str]
    handler: Any


def routes(app: Litestar) -> Iterator[Route]:
    for found in app.routes:
        if not hasattr(found, "route_handler_map"):
            continue
        names = [part.name for part in found.path_components if not isinstance(part, str)]
        path = "/" + "/".join(part if isinstance(part, str) else "{}" for part in found.path_components)
        for method, handler in found.route_handler_map.items():
            if method not in ("OPTIONS", "HEAD"):
                yield Route(str(method), path, names, handler[0] if isinstance(handler, tuple) else handler)


@cache
def field_names() -> Sequence[str]:
    """Return the names of all fields that sources read from forms and queries."""
    found = set[str]()
    for path in (Path(vigneron.__file__).parent / "server").rglob("*.py"):
        found |= set(_FIELD.findall(path.read_text(encoding="utf-8")))
    return sorted({re.sub(r"\{.*?\}", "1", name) for name in found} | {"option-rounds", "option-\x00"})


def json_names(handler: Any) -> list[str]:
    """Return the names in the JSON that a handler reads, as its module declares them."""
    module = inspect.getmodule(handler.fn)
    found = set[str]()
    for value in vars(module).values() if module else ():
        found |= set(getattr(value, "__struct_fields__", ()))
    return sorted(found)


def targets(route: Route, known: Mapping[str, Sequence[str]]) -> list[str]:
    """Return paths of a route: first one that exists, then hostile ones."""
    good = [quote(known.get(name, ("x",))[0], safe="") for name in route.names]
    parts = ["%00", "%ED%A0%80", "%FF", "%2F..%2F", "%", "%zz"]
    parts += [quote(text[:3_000], safe="", errors="surrogatepass") for text in TEXTS if text]
    out = [route.path.format(*good)]
    for at, name in enumerate(route.names):
        varied = [*known.get(name, ())[1:], *parts]
        out += [route.path.format(*good[:at], part, *good[at + 1 :]) for part in varied]
    return out


def form(fields: Mapping[str, str], token: str) -> tuple[dict[str, bytes], bytes]:
    """Return headers and body of a form as browsers send it."""
    body = urlencode({"_csrf_token": token, **fields}, errors="surrogatepass").encode()
    return {"content-type": FORM}, body


def multipart(fields: Mapping[str, bytes], token: str, file: bytes) -> tuple[dict[str, bytes], bytes]:
    parts = [b'--x\r\nContent-Disposition: form-data; name="_csrf_token"\r\n\r\n' + token.encode()]
    for name, value in fields.items():
        parts.append(b'--x\r\nContent-Disposition: form-data; name="' + name.encode() + b'"\r\n\r\n' + value)
    parts.append(
        b'--x\r\nContent-Disposition: form-data; name="journal"; filename="' + file + b'"\r\n'
        b"Content-Type: application/jsonl\r\n\r\n" + file
    )
    return {"content-type": b"multipart/form-data; boundary=x"}, b"\r\n".join([*parts, b"--x--", b""])


def sent(route: Route, token: str) -> tuple[list[Sent], list[Callable[[], Sent]]]:
    """Return headers and bodies for every route that takes one, and functions that make the others."""
    fields, names = field_names(), json_names(route.handler)
    signed = {"x-csrftoken": token.encode()}
    as_json = {**signed, "content-type": b"application/json"}
    always = [form(dict.fromkeys(fields, text[:900]), token) for text in (*TEXTS[:FIRST], TEXTS[-1])]
    always += [(as_json, body) for body in BODIES[:FIRST]]
    always += [multipart({"name": raw}, token, b"x") for raw in RAW[:2]]
    good = {"game": "hedge", "seats": "2", "name": "Anna", "clock": "none", "seat": "1", "colour": "1"}
    others: list[Callable[[], Sent]] = [
        partial(form, {**good, name: text}, token) for name in fields for text in TEXTS
    ]
    always.append(form({**good, "option-rounds": "x" * 20_000}, token))
    others += [partial(_pair, as_json, body) for body in BODIES[FIRST:]]
    for raw in RAW:
        others.append(partial(multipart, dict.fromkeys(fields[:5], raw), token, raw))
        others.append(partial(_pair, {"content-type": FORM}, f"_csrf_token={token}&".encode() + raw))
    for value in VALUES:
        others += [partial(_dumped, as_json, {name: value}) for name in names]
        others.append(partial(_dumped, as_json, dict.fromkeys(names, value)))
    others += [
        partial(_pair, {**signed, "content-type": kind.encode("latin-1")}, b"name=a") for kind in TYPES
    ]
    return always, others


def _pair(headers: dict[str, bytes], body: bytes) -> Sent:
    return headers, body


def _dumped(headers: dict[str, bytes], value: object) -> Sent:
    return headers, json.dumps(value).encode()


def _queried(path: str, headers: Mapping[str, bytes], name: str, text: str) -> Asked:
    return Asked(f"{path}?{urlencode({name: text}, errors='surrogatepass')}", headers)


def _sent_to(path: str, make: Callable[[], Sent]) -> Asked:
    return Asked(path, *make())


def attempts(
    route: Route, known: Mapping[str, Sequence[str]], token: str
) -> tuple[list[Asked], list[Callable[[], Asked]]]:
    """Return requests to a route that are always tried, and functions that make the many others."""
    paths, signed = targets(route, known), {"x-csrftoken": token.encode()}
    always = [Asked(path, signed) for path in paths[:6]]
    always += [Asked(f"{paths[0]}?{raw.decode('latin-1')}", signed) for raw in RAW[:2]]
    always += [Asked(paths[0], {**signed, "host": HEADER_VALUES[0]})]
    others: list[Callable[[], Asked]] = [partial(Asked, path, signed) for path in paths[6:]]
    others += [
        partial(Asked, paths[0], {**signed, name: value}) for name in HEADERS for value in HEADER_VALUES
    ]
    others += [
        partial(_queried, paths[0], signed, name, text[:3_000]) for name in field_names() for text in TEXTS
    ]
    if route.method != "GET":
        first, more = sent(route, token)
        always += [Asked(paths[0], *one) for one in first]
        others += [partial(_sent_to, path, make) for make in more for path in paths[:2]]
    return always, others
