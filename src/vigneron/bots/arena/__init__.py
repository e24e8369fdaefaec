"""Matches of bots: seeded games, arenas with ratings, sequential tests, thinking time."""
