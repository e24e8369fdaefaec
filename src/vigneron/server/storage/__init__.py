"""The database: schema, migrations, queries, grouped writes, and the records read from it."""
