"""Bots in worker processes, and the tokens of programs that play over the API."""
