"""The tables in memory, and which process has the lease on each."""
