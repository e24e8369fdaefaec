"""The database: schema, migrations, the one writer, and the records that are read from it."""
