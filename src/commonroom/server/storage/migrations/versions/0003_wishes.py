"""A seat may have a wish: a house, or a character."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("wish", sa.String(40), nullable=True))
