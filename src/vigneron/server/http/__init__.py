"""HTTP routes, pages and WebSockets."""
