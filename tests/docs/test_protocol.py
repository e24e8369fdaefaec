"""The client's types and the protocol's page are what the structs of the protocol say."""

from __future__ import annotations

from tests.docs.collect_protocol import PAGE, SCRIPTS, page, structs, tag, types
from vigneron.server.projection.protocol import incoming, outgoing

AGAIN = "run python -m tests.docs.collect_protocol"


def test_the_types_of_the_client_are_those_of_the_structs() -> None:
    for path, union in SCRIPTS.items():
        assert path.read_text(encoding="utf-8") == types(union), AGAIN


def test_the_tables_of_the_page_are_those_of_the_structs() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(text), AGAIN


def test_no_message_is_outside_the_unions() -> None:
    assert set(structs(incoming)) == set(incoming.Message.__args__)
    assert set(structs(outgoing)) == set(outgoing.Down.__args__)
    for module in (incoming, outgoing):
        tags = [tag(one) for one in structs(module)]
        assert len(tags) == len(set(tags))
