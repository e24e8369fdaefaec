"""A table before its game: seats, names, what the host settles, client seeds. No I/O."""
