"""What all tests share: they are chosen and reported by the clauses that they are about."""

pytest_plugins = ("vigneron.testing.rule_plugin",)
