"""Which tables are in memory and which process keeps them."""
