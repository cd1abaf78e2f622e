"""Pauses, time that was given, questions to all, left seats, names in the chat, and who has been at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused", sa.Float, nullable=True))
    op.add_column("tables", sa.Column("paused_by", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("credit", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("credited", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("gallery", sa.String(8), nullable=False, server_default="apart"))
    op.add_column("seats", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("came", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("chat", sa.Column("name", sa.String(32), nullable=True))
