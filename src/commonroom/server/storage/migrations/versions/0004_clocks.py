"""Tables with a clock that runs even if nobody looks, and the time at which a server last ran."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("timed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "life",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("alive", sa.Float, nullable=False),
    )
