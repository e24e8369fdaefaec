"""A table before its game: seats, names, settings, client seeds. No module does I/O."""
