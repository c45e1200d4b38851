"""What happens at seats beside moves, and what players add to the deal."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "happenings",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("why", sa.String(12), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("happenings_by_table", "happenings", ["table_id", "id"])
    op.add_column("seats", sa.Column("salt", sa.String(64), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "salt")
    op.drop_index("happenings_by_table", "happenings")
    op.drop_table("happenings")
