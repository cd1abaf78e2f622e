"""Chances in fights, from what a seat can see: before a fight begins, and while it goes on."""
