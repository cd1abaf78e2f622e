"""Alembic's entry point. The connection is handed in by storage/database.py."""

from alembic import context

from commonroom.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
