"""Reads join codes that people type or paste."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from vigneron.server.platform.confusables import unseen

_IN_LINK: Final = re.compile(r"/j/([^/?#\s]+)")


def normal_code(code: object) -> str:
    """Return the join code in a text that a person typed or pasted.

    The text may contain lower case, spaces and dashes, the whole link, surrounding signs, full-width letters
    and invisible signs."""
    if not isinstance(code, str):
        return ""
    text = unicodedata.normalize("NFKC", code[:2000])
    text = "".join(c for c in text if not unseen(c))
    links = _IN_LINK.findall(text)
    return re.sub(r"[^0-9A-Za-z]", "", links[-1] if links else text.rpartition(":")[2]).upper()[:16]
