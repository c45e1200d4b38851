"""Alembic migrations; `spinney serve` brings a database up to date before it starts."""
