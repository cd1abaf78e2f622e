"""Bots in fights: the odds, and answers rated by them."""
