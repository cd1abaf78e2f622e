"""Bots in fights: the chances, and the answers rated by them."""
