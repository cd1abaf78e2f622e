"""Routes, and what every HTTP answer has in common."""
