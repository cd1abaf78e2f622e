"""Missions: what they need, and attempting one (sections 15 and 16)."""
