"""The games, one folder each. The house finds them; they never import each other."""
