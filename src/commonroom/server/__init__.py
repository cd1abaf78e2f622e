"""The table on the network: HTTP to open and join, WebSockets to play, storage that forgets nothing."""
