"""The first mode: a school year of missions, for points."""
