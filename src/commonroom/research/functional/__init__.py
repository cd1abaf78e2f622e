"""JAX: Sequence for two as pure functions, for many tables at once on a GPU."""
