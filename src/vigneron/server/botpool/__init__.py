"""Bots in processes of their own, and the tokens of programs that play from outside."""
