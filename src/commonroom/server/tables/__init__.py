"""Tables in memory: where actions are taken and told."""
