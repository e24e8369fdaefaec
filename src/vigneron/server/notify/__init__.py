"""Ways to reach somebody who is not at the table: Web Push and the services of apprise."""
