"""One game at a table: committed rows, covered choices, clocks, motions, verification. No I/O."""
