"""Sends notices to people who are not at the table, through Web Push and the services of apprise."""
