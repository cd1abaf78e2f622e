"""A line of chat has an id of its sender's, so that sending it again is harmless."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chat", sa.Column("sent_id", sa.String(40), nullable=True))
    op.create_index("chat_sent_once", "chat", ["table_id", "seat", "sent_id"], unique=True)
