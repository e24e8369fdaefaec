"""The contract between games and everything else, in pure Python. Read `contract` first."""
