"""The game of a table: committed rows, covered choices, clocks, motions, verification. There is no I/O."""
