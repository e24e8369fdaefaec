"""The test kit: the laws of every game, and strategies that play them. Importable by other people's games.

The strategies need the extra `testing` (`pip install vigneron[testing]`): pytest and hypothesis."""
