"""What players agree on besides playing: moves taken back, pauses, more time."""
