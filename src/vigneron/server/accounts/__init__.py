"""Accounts: names, passwords, passkeys, sessions. Nobody needs an account to play."""
