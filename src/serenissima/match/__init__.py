"""A game as people play it: its history, undo and files, what is asked and offered, and luck that can be proven."""
