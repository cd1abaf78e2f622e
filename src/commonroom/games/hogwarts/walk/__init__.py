"""Moving over the board: steps, stops, meetings, arrivals, trips and the pitch (sections 6 and 7)."""
