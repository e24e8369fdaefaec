"""Tree search: `mcts` is the search, `tree` its hot loop, `parallel` the same root in several processes."""
