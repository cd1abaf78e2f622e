"""Goals of a bot: missions, what they lack, and how to get there."""
