"""What a host has switched for all server processes, in the database: whether new tables are taken."""

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from spinney.server.database import Database
from spinney.server.schema import switches

NEW_TABLES = "new_tables"
CLOSED = "closed"


async def is_closed(database: Database) -> bool:
    """Whether no new tables are taken."""
    query = select(switches.c.value).where(switches.c.name == NEW_TABLES)
    async with database.connect() as connection:
        return (await connection.execute(query)).scalar() == CLOSED


async def close_for_new(database: Database, closed: bool) -> None:
    """Takes no new tables from now on, or takes them again; servers look every other second."""
    async with database.begin() as connection:
        await connection.execute(delete(switches).where(switches.c.name == NEW_TABLES))
    if closed:
        try:
            async with database.begin() as connection:
                await connection.execute(insert(switches).values(name=NEW_TABLES, value=CLOSED))
        except IntegrityError:
            return  # somebody else has closed it at the same moment
