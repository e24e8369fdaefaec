"""The house's contract with its games: pure Python, standard library only. Read `contract` first."""
