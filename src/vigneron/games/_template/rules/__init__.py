"""The rules. Start reading at `rules`."""
