"""Routes, and what all HTTP answers have in common."""
