"""Games in the terminal: pictures of a table, the log in sentences, and a person playing against bots."""
