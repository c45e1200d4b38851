"""Room for the names of editions that are made of several boxes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_SHORT, _LONG = sa.String(24), sa.String(200)


def upgrade() -> None:
    _change(_SHORT, _LONG)


def downgrade() -> None:
    _change(_LONG, _SHORT)


def _change(before: sa.String, after: sa.String) -> None:
    """SQLite does not heed the length of a text, and building the table anew would take seats and moves along."""
    if op.get_bind().dialect.name == "sqlite":
        return
    for table in ("tables", "pads"):
        op.alter_column(table, "edition", existing_type=before, type_=after, existing_nullable=False)
