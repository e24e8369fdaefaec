"""Text from requests: invalid characters are replaced, and never removed."""

from __future__ import annotations

import pytest

from vigneron.server.http.request_text import plain
from vigneron.server.lobby import names


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("hedge\x00", "hedge\ufffd"),
        ("\ud800", "\ufffd"),
        ("a\udc00b", "a\ufffdb"),
        ("Zoë", "Zoë"),
        ("\ud83c\udf47", "\U0001f347"),
        ("\U0001f347", "\U0001f347"),
        ("", ""),
        ("plain", "plain"),
    ],
)
def test_what_no_store_takes_is_marked(sent: str, read: str) -> None:
    assert plain(sent) == read
    assert plain(sent).encode().decode() == read


def test_a_name_is_what_is_left_of_it() -> None:
    assert names.clean(plain("An\x00na")) == names.clean(plain("\ud800Anna")) == "Anna"
    assert names.clean(plain("\x00\ud800")) == ""
