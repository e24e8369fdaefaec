"""What figures say to whoever does not see them."""

from vigneron.server.projection.figures import shape


def test_of_a_position_after_the_acts_a_figure_says_what_has_changed() -> None:
    before, after = shape("dom_pierre", "logistics", "en").says.split(". Routes, ")
    assert "west, space 1: a worker of Bruno" in before
    assert "Anna" not in before
    assert after.count("a worker of Anna") == 4
    assert "Bruno" not in after
    assert "+2 on a sale" not in after
