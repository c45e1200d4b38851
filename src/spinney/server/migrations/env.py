"""Runs migrations on the connection that `store.upgrade` hands over."""

from alembic import context
from sqlalchemy import Connection

from spinney.server.schema import metadata


def run(connection: Connection) -> None:
    """Brings the database of this connection up to date."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
