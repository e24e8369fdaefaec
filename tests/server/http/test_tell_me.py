"""Where somebody chooses days per act, being told of one's turn is offered on the spot."""

from __future__ import annotations

import pytest

from tests.server.harness import Town
from vigneron.server.notify import apprise_channel


async def test_a_table_with_days_per_act_offers_notices_to_those_who_sit_there(town: Town) -> None:
    anna, bert = town.person(), town.person()
    lobby = await anna.open("hedge", seats="2", name="Anna", clock="days:1")
    page = (await anna.http.get(f"/t/{lobby}")).text
    assert f'data-key="{town.services.push.public}"' in page
    assert "Be told when it is your turn" in page
    assert "account/tell-me.js" in page
    assert 'id="tell-me"' not in (await bert.http.get(f"/t/{lobby}")).text
    table = await town.table_of(anna, bert, clock="days:3")
    assert 'id="tell-me"' in (await bert.http.get(f"/t/{table}")).text
    other = await town.table_of(anna, bert, clock="act:60")
    assert 'id="tell-me"' not in (await bert.http.get(f"/t/{other}")).text
    assert "told when it is their turn" in (await anna.http.get("/new?game=hedge")).text


@pytest.mark.parametrize("installed", [True, False])
async def test_what_the_extra_is_needed_for_is_said(
    town: Town, monkeypatch: pytest.MonkeyPatch, installed: bool
) -> None:
    monkeypatch.setattr(apprise_channel, "able", lambda: installed)
    anna = town.person()
    lobby = await anna.open("hedge", seats="2", name="Anna", clock="days:1")
    for path in (f"/t/{lobby}", "/me"):
        page = (await anna.http.get(path)).text
        assert ("vigneron[notify]" in page) is not installed, path
    assert ('href="/me#notices"' in (await anna.http.get(f"/t/{lobby}")).text) is installed
