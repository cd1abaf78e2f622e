"""Our own castle: the scenery that is drawn by hand around the coordinates of our board, and around no other."""
