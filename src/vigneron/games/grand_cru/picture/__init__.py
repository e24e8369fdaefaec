"""The surfaces of the table: market, demand, festival, tracks, and one estate per seat."""
