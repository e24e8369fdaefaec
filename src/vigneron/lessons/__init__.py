"""Lessons: short tasks on a prepared position, which a game keeps as files in its folder `lessons`.

`lesson` holds the classes, `reading` reads the files, `opening` makes the position. docs/lessons.md describes
the files. A game without the folder has no lessons."""
