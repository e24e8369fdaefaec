"""Running a server: processes, backup, restore."""
