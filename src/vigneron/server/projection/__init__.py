"""A table as messages: what each viewer sees, in their language."""
