"""HTTP, WebSocket and store: the table on the network."""
