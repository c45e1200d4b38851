"""Environments for learning programs (docs/research.md)."""
