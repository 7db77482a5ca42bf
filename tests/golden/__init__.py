"""Golden figures: what the same seeds must always lead to, interpreted and compiled."""
