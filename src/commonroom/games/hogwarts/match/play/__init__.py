"""Play on the pitch: balls, bludgers, goals, the chase (section 17)."""
