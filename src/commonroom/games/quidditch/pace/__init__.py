"""What a server needs of the game besides its moves: clocks, patience, and a move for whoever is too late."""
