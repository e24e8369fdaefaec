"""What developers run: golden games, mutation tests by rule number, compiled against interpreted, speed."""
