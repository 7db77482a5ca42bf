"""`./serenissima new-game NAME`: a small working game to begin from."""
