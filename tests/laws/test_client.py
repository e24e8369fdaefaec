"""The structure of the client: its rooms, the ids and sentences that scripts use, and the checking tools."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.laws.client import (
    STATIC,
    TEMPLATES,
    Page,
    arguments,
    code,
    imports,
    literals,
    named,
    pages,
    scripts,
    selected,
)

ROOT = Path(__file__).parents[2]
SCRIPTS = scripts()
PAGES = pages()
ROOMS = ("ui", "protocol", "verify", "table", "lobby", "account", "shell")
"""The rooms of the client. A script imports from its own and from earlier ones."""
TYPES = {"protocol/types.js", "protocol/requests.js"}
"""The scripts that consist of types only."""
OWN = {"tab-"}
"""Prefixes of ids that scripts give to their own elements."""
_PARTLY = re.compile(r"`([\w-]+)\$\{")


def name_of(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


def asked(path: Path, *functions: str) -> list[str]:
    """Return the first arguments of these functions' calls, as written."""
    text = code(path)
    return [argument for function in functions for argument in arguments(text, function)]


def ids_asked(page: Page) -> set[str]:
    """Return the ids that a page's scripts require."""
    return {id for path in page.scripts for found in asked(path, "byId", "data") for id in literals(found)}


def ids_looked_for(path: Path) -> set[str]:
    """Return the ids that a script uses if they exist."""
    looked = {id for found in asked(path, r"document\.getElementById") for id in literals(found)}
    return looked | selected(code(path))


@pytest.mark.parametrize("path", [*SCRIPTS, *sorted(STATIC.rglob("*.css"))], ids=name_of)
def test_lines_are_as_long_as_in_python(path: Path) -> None:
    """The formatter breaks code, but not comments and the types in them."""
    if name_of(path) not in TYPES:
        assert [line for line in path.read_text(encoding="utf-8").splitlines() if len(line) > 110] == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_rooms_of_the_client_point_one_way(path: Path) -> None:
    room = path.relative_to(STATIC).parts[0]
    assert room in ROOMS, f"{name_of(path)} lies in no room"
    for found in imports(path):
        assert found.is_file(), f"{name_of(path)} imports {found.name}, which is not there"
        other = found.relative_to(STATIC).parts[0]
        assert ROOMS.index(other) <= ROOMS.index(room), f"{name_of(path)} imports {name_of(found)}"


def test_every_script_is_loaded_by_a_page() -> None:
    shown = {path for page in PAGES for path in page.scripts}
    rest = {name_of(path) for path in {*SCRIPTS} - shown}
    assert rest == {"shell/service-worker.js", *TYPES}  # one for browsers, the others for tsc


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_ids_and_sentences_are_written_down(path: Path) -> None:
    """No id is put together at run time, so that the tests below see them."""
    if name_of(path) in ("ui/dom.js", "ui/i18n.js"):
        return
    found = [one for one in asked(path, "byId", "data", "say") if not literals(one)]
    assert [one for one in found if not _PARTLY.match(one)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_has_every_id_that_its_scripts_ask_for(page: Page) -> None:
    assert sorted(ids_asked(page) - page.ids) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_every_id_that_a_script_looks_for_is_on_some_page(path: Path) -> None:
    there = {id for page in PAGES if path in page.scripts for id in page.ids}
    missing = ids_looked_for(path) - there
    assert sorted(id for id in missing if not any(id.startswith(own) for own in OWN)) == []


def test_every_id_is_there_for_something() -> None:
    """For a script, a style sheet, another element, a URL fragment, or a browser test."""
    used = {id for page in PAGES for id in ids_asked(page)}
    used |= {id for path in SCRIPTS for id in ids_looked_for(path)}
    folders = (ROOT / "src", ROOT / "tests" / "web")
    for path in (path for folder in folders for path in folder.rglob("*")):
        if path.suffix in (".css", ".py", ".js"):
            used |= set(re.findall(r"#([a-zA-Z][\w-]*)", path.read_text(encoding="utf-8")))
    unused: list[str] = []
    for path in sorted(TEMPLATES.glob("*.html")):
        markup = path.read_text(encoding="utf-8")
        there = set(re.findall(r'\sid="([\w-]+)', markup))
        unused += [f"{path.name} {id}" for id in sorted(there - used - named(markup))]
    assert unused == []


def sentences() -> set[str]:
    """Return the ids of all sentences for scripts."""
    folders = [path for path in (ROOT / "src" / "vigneron").rglob("words") if "games" not in path.parts]
    texts = [(path / "en.ftl").read_text(encoding="utf-8") for path in folders]
    return {id for text in texts for id in re.findall(r"^(client-[\w-]+) =", text, re.MULTILINE)}


def said(page: Page) -> tuple[set[str], set[str]]:
    """Return the sentences that a page's scripts use, and prefixes of others (`colour-${colour}`)."""
    calls = [found for path in page.scripts if name_of(path) != "ui/i18n.js" for found in asked(path, "say")]
    whole = {page.prefix + id for found in calls for id in literals(found)}
    return whole, {page.prefix + found[1] for found in map(_PARTLY.match, calls) if found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_brings_every_sentence_that_its_scripts_say(page: Page) -> None:
    whole, starts = said(page)
    assert not whole or page.prefix, "the page brings no sentences"
    there = sentences()
    assert sorted(whole - there) == []
    assert [start for start in starts if not any(id.startswith(start) for id in there)] == []


def test_every_sentence_for_scripts_is_said() -> None:
    """By a script of a page that has it, by a template, or by the server."""
    used: set[str] = set()
    starts: set[str] = set()
    for page in PAGES:
        whole, some = said(page)
        used |= whole
        starts |= some
    for path in (*TEMPLATES.glob("*.html"), *(ROOT / "src").rglob("*.py")):
        used |= set(re.findall(r"client-[\w-]+", path.read_text(encoding="utf-8")))
    assert sorted(id for id in sentences() - used if not any(id.startswith(start) for start in starts)) == []


def test_the_tools_of_node_are_pinned_by_version_and_hash() -> None:
    folder = ROOT / "requirements" / "node"
    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert lock.pop("")["devDependencies"] == wanted
    assert {name: lock[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert [name for name, package in lock.items() if not package["integrity"].startswith("sha512-")] == []
    assert [name for name, package in lock.items() if "resolved" in package] == []


def test_signs_that_styles_draw_are_not_read_aloud() -> None:
    """A style's `content` is read like text, unless it has an empty alternative."""
    drawn = re.compile(r'content: "([^"\\]+)"( / "")?;')
    found = [sign for path in STATIC.rglob("*.css") for sign in drawn.findall(path.read_text("utf-8"))]
    assert len(found) > 5
    assert [sign for sign, hushed in found if not hushed] == []


def test_a_sheet_that_scripts_load_changes_nothing_that_is_on_the_page() -> None:
    """A class that such a sheet names first is none that the sheets of the table name."""

    def classes(path: Path, pattern: str) -> set[str]:
        screen = path.read_text("utf-8").partition("@media print")[0]
        plain = re.sub(r"/\*.*?\*/", "", screen, flags=re.DOTALL)
        return {name for rule in re.findall(r"([^{}]+)\{", plain) for name in re.findall(pattern, rule)}

    loaded = {
        STATIC / "ui" / found
        for path in SCRIPTS
        for found in re.findall(r"new URL\(\"([\w./-]+\.css)\"", path.read_text("utf-8"))
    }
    assert loaded
    table = {name for path in STATIC.glob("table/*.css") for name in classes(path, r"\.([a-z][\w-]*)")}
    for path in loaded:
        assert classes(path, r"(?:^|,)\s*\w*\.([a-z][\w-]*)") & table == set(), path
