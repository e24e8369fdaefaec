"""One game at a table: committed rows, covered choices, clocks, questions, proof. No I/O."""
