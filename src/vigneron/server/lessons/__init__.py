"""Lessons at the table: a try is replayed from its acts, so that the server remembers nothing about it.

`attempt` plays a try, and `messages` tells it in the protocol of tables."""
