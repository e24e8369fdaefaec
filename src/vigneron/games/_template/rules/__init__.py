"""The rules. Read `rules` first."""
