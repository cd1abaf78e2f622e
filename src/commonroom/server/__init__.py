"""The table on the network: HTTP to open and join, WebSockets to play, a database that keeps every action."""
