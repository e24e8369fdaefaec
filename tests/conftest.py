"""Shared by all tests: selection and reports by clauses."""

pytest_plugins = ("vigneron.testing.rule_plugin",)
