"""What seats have decided for all to hear later: choices that everybody makes at the same time."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("sealed", sa.String(800), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.drop_column("sealed")
