"""Gymnasium: Sequence on the compiled kernel, at one table or at many."""
