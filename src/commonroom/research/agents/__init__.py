"""PettingZoo: every game of the house, and of an installed package, by the contract alone."""
