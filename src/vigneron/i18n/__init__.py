"""Sentences in English, French and German."""
