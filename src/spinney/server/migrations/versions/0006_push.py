"""Browsers that want to hear of their player's turns, and the key that is signed with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.String(64), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("player_hash", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("push_by_player", "push_subscriptions", ["player_hash"])


def downgrade() -> None:
    op.drop_table("push_subscriptions")
    op.drop_table("push_keys")
