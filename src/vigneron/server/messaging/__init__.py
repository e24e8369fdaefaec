"""How the processes of one server hear of each other."""
