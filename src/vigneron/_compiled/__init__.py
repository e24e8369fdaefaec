"""Builds compiled modules and finds them at import. This package has no code of a game or of the server."""
