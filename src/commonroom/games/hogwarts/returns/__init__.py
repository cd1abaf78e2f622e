"""The second mode: Voldemort Returns (section 18)."""
