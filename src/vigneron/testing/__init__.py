"""The test kit: the laws of every game, and strategies that play games. Other packages can use it too.

The strategies need the extra `testing` (`pip install vigneron[testing]`): pytest and hypothesis."""
