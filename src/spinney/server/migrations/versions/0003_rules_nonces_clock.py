"""The rules number of each table, the names that clients give to moves, when a token was last used, and a clock."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("log", sa.Column("client_nonce", sa.String(24), nullable=True))
    op.create_index("log_by_client_nonce", "log", ["table_id", "seat", "client_nonce"], unique=True)
    clock = op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("now", sa.Float, nullable=False),
    )
    # What was stored so far carries times of the machine's clock: ours goes on from the latest of them.
    connection = op.get_bind()
    latest = connection.execute(sa.text("SELECT MAX(changed) FROM pads")).scalar()
    now = time.time() if latest is None else float(latest)
    op.bulk_insert(clock, [{"id": 1, "now": now}])
    op.add_column("seats", sa.Column("token_used", sa.Float, nullable=False, server_default=sa.text(repr(now))))


def downgrade() -> None:
    op.drop_column("seats", "token_used")
    op.drop_table("clock")
    op.drop_index("log_by_client_nonce", "log")
    op.drop_column("log", "client_nonce")
    op.drop_column("tables", "rules")
