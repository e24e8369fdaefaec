"""The HTTP routes, pages and WebSockets of the server."""
