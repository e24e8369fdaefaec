"""Commands for developers: golden games, mutation tests, compiled against interpreted, imports, speed."""
