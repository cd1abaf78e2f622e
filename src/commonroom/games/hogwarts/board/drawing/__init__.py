"""The board drawn as an SVG from the pack alone."""
