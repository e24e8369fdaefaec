"""The surfaces of the table, one module each; `scene` puts them together."""
