"""Names that look the same are detected, and so are invisible characters."""

from __future__ import annotations

import re
import unicodedata

import pytest

from tests.server import collect_confusables
from vigneron.server.platform.confusables import FILE, alike, looks, skeleton, unseen


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "ANNA"),
        ("Anna", "An\u200bna"),
        ("Anna", "Anna\u3164"),
        ("Ida", "lda"),
        ("Ida", "IDA"),
        ("HANS", "НАNЅ"),
        ("paypal", "раураl"),
        ("Straße", "STRASSE"),
        ("Arne", "Ame"),
        ("Zoë", "Zoe\u0308"),
        ("office", "o\ufb03ce"),
        ("Level 1", "Level l"),
        ("Tom", "Тоm"),
    ],
)
def test_twins(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anne"), ("Kai", "Kal"), ("Zoë", "Zoe"), ("Anna", "Hanna"), ("Tim", "Tom"), ("Иван", "Ivan")],
)
def test_names_that_people_tell_apart_are_no_twins(one: str, other: str) -> None:
    assert not alike(one, other)


def test_skeletons_follow_the_standard() -> None:
    """The example of UTS #39; and a skeleton is its own skeleton."""
    assert skeleton("ρ⍺у𝓅𝒂ן") == skeleton("𝔭𝒶ỿ𝕡𝕒ℓ") == "paypal"
    for text in ("ρ⍺у𝓅𝒂ן", "Тоm", "½ ﷺ", "Ŀſ"):
        assert skeleton(skeleton(text)) == skeleton(text)


def test_the_table_names_its_version_and_says_what_is_not_seen() -> None:
    head = FILE.read_text(encoding="utf-8")
    assert re.match(r"# Unicode \d+\.\d+\.\d+: ", head)
    assert "UNICODE LICENSE V3" in head
    for sign in "\u200b\u00ad\u034f\u115f\u3164\uffa0\u2800\ufe0f\U000e0061":
        assert unseen(sign), ascii(sign)
    for code in range(0x21, 0x3000):
        if unicodedata.category(chr(code)) in ("Lu", "Ll", "Nd") and not 0x115F <= code <= 0x1160:
            assert not unseen(chr(code)), hex(code)
    assert looks("\u3164") == ("", "")


def test_a_table_is_made_from_the_files_of_one_version() -> None:
    confused = "# Version: 99.0.0\n0430 ;\t0061 ;\tMA\t# x\n0251 ;\t0061 ;\tMA\n006D ;\t0072 006E ;\tMA\n"
    ignored = (
        "# DerivedCoreProperties-99.0.0.txt\n00AD ; Default_Ignorable_Code_Point # x\n"
        "00AE..00AF ; Default_Ignorable_Code_Point\n0041..005A ; Alphabetic\n"
    )
    made = collect_confusables.table(confused, ignored, "LICENSE\n\nwords")
    assert made.splitlines()[0].startswith("# Unicode 99.0.0: ")
    assert made.splitlines()[-1] == "ignorable:00AD..00AF;0061:0251 0430;0072 006E:006D;"
    with pytest.raises(ValueError, match="different versions"):
        collect_confusables.table(confused, ignored.replace("99", "98"), "")
