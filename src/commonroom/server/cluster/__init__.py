"""Several servers on one database: which tables they have changed, and who is connected where."""
