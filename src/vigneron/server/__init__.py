"""The server: tables in the browser, programs over HTTP, accounts, notices. `vigneron serve` starts it.

Each package imports only from packages listed before it (tests/laws/test_rooms.py):

platform            settings, rate limits, metrics, logging, errors
storage             the database: schema, migrations, records, grouped writes
messaging           messages between the processes of one server, leases on tables
notify              Web Push and the services of apprise
live_game           the game of one table: state, covered choices, undo, clocks, verification (no I/O)
botpool             bots in worker processes, tokens of programs
lobby               a table before its game: seats, names, settings, client seeds (no I/O)
accounts            names, passwords, passkeys, sessions
projection          messages about a table for each viewer, in the viewer's language
lessons             tries at lessons, which nothing stores (no I/O)
reviews             reviews of finished games: jobs, what is kept, what a page shows
stats               results, ratings, profiles
table               one live table: changes are written, then sent to viewers
table_registry      the tables in memory, and which process has the lease on each
http                requests, pages, sockets
ops                 processes, backup, restore
"""
