"""Notices to people who are not at the table: Web Push, and the services of apprise."""
