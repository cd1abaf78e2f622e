"""OpenSpiel: our games for two as Python games, with chance, information states and worlds to search in."""
