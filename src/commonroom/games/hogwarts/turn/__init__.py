"""A turn from its opening to its close (HOG-100, HOG-102)."""
