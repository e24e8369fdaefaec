"""Tree search.

`mcts` is the search, `tree` is its inner loop, and `parallel` runs it in several processes."""
