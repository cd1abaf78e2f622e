"""Item tokens: picking them up, using them, trading them (section 8)."""
