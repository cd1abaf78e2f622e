"""How much anybody may ask of the server."""
