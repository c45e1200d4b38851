"""When the players of a table were told that it will be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("warned", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("warned")
