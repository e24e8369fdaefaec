"""A table before its game: seats, names, the host's settings, client seeds. No I/O."""
