"""Several servers on one database: who has changed what, and who is connected where."""
