"""Commands for developers: golden games, mutation tests, compiled rules, imports, and speed."""
