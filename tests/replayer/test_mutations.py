"""The replayer detects every kind of broken journal."""

from __future__ import annotations

import pytest

from tests.replayer.mutations import ALWAYS, MOSTLY, WITH_DIGESTS, Mutation, found_out, lines_of, mutants
from tests.replayer.test_replayer import MAKERS, OWN

SMALL = [
    min((path for path in OWN if path.parents[1].name == game), key=lambda p: p.stat().st_size)
    for game in MAKERS
]
"""The shortest golden of each game."""


def _name(kind: Mutation) -> str:
    return kind.__name__


@pytest.mark.parametrize("kind", ALWAYS, ids=_name)
def test_rules_alone_find_what_is_broken(kind: Mutation) -> None:
    """Without digests and secret: seats, acts, numbers and ranges of draws, and the closing row."""
    for path in SMALL:
        made = list(mutants(lines_of(path), kind, 3, path.name))
        assert made, f"{path.name} cannot be broken in this way"
        missed = [mutant for mutant in made if not found_out(mutant, rules_only=True)]
        assert not missed, f"{len(missed)} of {len(made)} were believed in {path.name}"


@pytest.mark.parametrize("kind", MOSTLY, ids=_name)
def test_rules_alone_find_nearly_every_act_that_is_missing_or_anothers(kind: Mutation) -> None:
    """At least nine of ten, over all games."""
    made = [mutant for path in SMALL for mutant in mutants(lines_of(path), kind, 5, path.name)]
    missed = [mutant for mutant in made if not found_out(mutant, rules_only=True)]
    assert 10 * len(missed) <= len(made)


@pytest.mark.parametrize("kind", MOSTLY + WITH_DIGESTS, ids=_name)
def test_digests_and_the_secret_find_the_rest(kind: Mutation) -> None:
    """Another legal game is not the game that was played."""
    for path in SMALL:
        made = list(mutants(lines_of(path), kind, 3, path.name))
        assert made, f"{path.name} cannot be broken in this way"
        missed = [mutant for mutant in made if not found_out(mutant, rules_only=False)]
        assert not missed, f"{len(missed)} of {len(made)} were believed in {path.name}"


def test_a_whole_journal_is_not_found_out() -> None:
    """The tests above would also pass if everything were rejected."""
    for path in SMALL:
        assert not found_out(lines_of(path), rules_only=True)
        assert not found_out(lines_of(path), rules_only=False)
