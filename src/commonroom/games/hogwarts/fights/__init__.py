"""The four kinds of fight (HOG-270)."""
