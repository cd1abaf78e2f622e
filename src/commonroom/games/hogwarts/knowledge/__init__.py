"""Who knows what: secrets, what a walk gives away, and guesses at what is hidden."""
