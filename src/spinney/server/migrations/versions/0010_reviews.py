"""Reviews of games: those in the making, so that no two processes make the same one, and those that are ready."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
        sa.Column("maker", sa.String(24), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("review", sa.JSON, nullable=False),
    )
    op.create_index("reviews_by_table", "reviews", ["table_id"])


def downgrade() -> None:
    op.drop_table("reviews")
