"""Builds compiled modules and finds them at import. No code of a game or of the server is here."""
