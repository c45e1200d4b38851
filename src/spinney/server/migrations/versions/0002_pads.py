"""Score pads that several phones share, and their forests."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pads",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("edition", sa.String(24), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("next_key", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("pads_by_change", "pads", ["changed"])
    op.create_table(
        "pad_forests",
        sa.Column("pad_id", sa.String(24), sa.ForeignKey("pads.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String(24), nullable=False),
        sa.Column("less", sa.Boolean, nullable=False),
        sa.Column("forest", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pad_forests")
    op.drop_table("pads")
