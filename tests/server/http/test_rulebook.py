"""The text of a rule becomes safe HTML with links to the clauses that it names."""

from __future__ import annotations

import re

import pytest

from vigneron.core.registry import editions, game
from vigneron.core.rules_text import LANGUAGES, clauses
from vigneron.server.http.rulebook import chapters, markup

KNOWN = {"AB-1", "AB-12a"}
CASES = {
    "**Ruling**: AB-1, AB-12a and AB-9 <b>.":
        '<p><strong>Ruling</strong>: <a href="#AB-1">AB-1</a>, <a href="#AB-12a">AB-12a</a> and AB-9 '
        "&lt;b&gt;.</p>",
    "- one\n- *two*\n  more": "<ul><li>one</li><li><em>two</em> more</li></ul>",
    "1. one\n2. two\n\nthree": "<ol><li>one</li><li>two</li></ol><p>three</p>",
    "3. three\n4. four": '<ol start="3"><li>three</li><li>four</li></ol>',
    "- one\n  1. two": "<ul><li>one<ol><li>two</li></ol></li></ul>",
    "| a | b |\n|---|---|\n| 1 | `x` |":
        "<table><thead><tr><th>a</th><th>b</th></tr></thead>"
        "<tbody><tr><td>1</td><td><code>x</code></td></tr></tbody></table>",
    "`**no** AB-1` and **`AB-1`**": "<p><code>**no** AB-1</code> and <strong><code>AB-1</code></strong></p>",
    "**see AB-1**": '<p><strong>see <a href="#AB-1">AB-1</a></strong></p>',
    "XAB-1, AB-1x, #AB-1, A-AB-1": "<p>XAB-1, AB-1x, #AB-1, A-AB-1</p>",
    "2 * 3 * 4": "<p>2 * 3 * 4</p>",
}  # fmt: skip


def flat(html: str) -> str:
    """Return HTML without insignificant line breaks."""
    return re.sub(r"(?<=>)\n(?=<|$)|\n(?=<[ou]l)", "", html).replace("\n", " ")


@pytest.mark.parametrize("text", CASES)
def test_text_becomes_markup(text: str) -> None:
    assert flat(markup(text, KNOWN)) == CASES[text]


@pytest.mark.parametrize(
    "text",
    [
        "<script>x</script>", "<b onclick=x>", "[x](javascript:x)", "![x](https://example.org/x)",
        "<https://example.org>", "[x]: https://example.org\n\n[x]", "`<b>`", "# <i>",
        "| <b> |\n|---|\n| <b> |",
    ],
)  # fmt: skip
def test_no_markup_and_no_address_of_the_text_is_let_through(text: str) -> None:
    made = set(re.findall(r"<(\w+)", markup(text, KNOWN)))
    assert made <= {"p", "code", "table", "thead", "tbody", "tr", "th", "td"}
    assert "href" not in markup(text, KNOWN)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", editions())
def test_links_of_every_text_lead_to_clauses(name: str, lang: str) -> None:
    found = game(name)
    known = clauses(found, lang)
    told = chapters(found, lang)
    shown = [clause for chapter in told for clause in chapter["clauses"]]
    assert [clause["number"] for clause in shown] == list(known)
    links = re.findall(r'href="#([^"]*)"', "".join(clause["html"] for clause in shown))
    named = {number for clause in known.values() for number in re.findall(r"\b[A-Z]{2}-\d+\b", clause.text)}
    assert set(links) == named & set(known)
