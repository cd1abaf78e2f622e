"""Those who look at a table: who they are, what they are told, and what they say."""
