"""The table on the network: `vigneron serve`. Read `position`, then `table`, then `socket`.

settings            what the host decides
schema, migrations, store, writer       what is kept, and the one door by which it is written
position            one game as it stands: committed rows, covered choices, steps to take back (no I/O)
table               a live table: one lock, persist then publish
house               which tables are in memory
minds, mind         bots, in processes of their own
scenes, views, advice       a position as messages: pictures, differences, offers, previews, reasons
messages, socket    what comes in
identity, door      who is asking, and the headers of every answer
pages, forms, files, app, run       HTTP
"""
