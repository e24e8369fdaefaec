"""Tree search: `mcts` is the search, `tree` its inner loop, `parallel` runs it in several processes."""
