"""The tables in memory. For each table, one of the server's processes has the lease."""
