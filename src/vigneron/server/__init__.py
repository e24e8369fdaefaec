"""The server: tables in the browser, programs over HTTP, accounts, notices. `vigneron serve` starts it.

Its rooms, from the lowest floor up; each imports from lower floors only (tests/laws/test_rooms.py):

platform            settings, rate limits, metrics, logging, errors
storage             the database: schema, migrations, records, the one writer
messaging           how the processes of one server hear of each other
notify              Web Push and the services of apprise
live_game           one game at a table: state, covered choices, undo, clocks, proof (no I/O)
botpool             bots in processes of their own, tokens of programs
lobby               a table before its game: seats, names, settings, client seeds (no I/O)
accounts            names, passwords, passkeys, sessions
projection          a table as messages: what each viewer is told, in their language
stats               results, ratings, profiles
table               one live table: one lock, persist then publish
table_registry      which tables are in memory and which process keeps them
http                requests, pages, sockets
ops                 processes, backup, restore
"""
