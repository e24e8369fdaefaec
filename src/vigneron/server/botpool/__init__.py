"""Runs bots in worker processes. Manages the tokens of programs that play over the API."""
