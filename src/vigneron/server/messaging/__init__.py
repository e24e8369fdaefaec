"""Messages between the processes of one server, and the leases on tables."""
