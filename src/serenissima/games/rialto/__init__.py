"""Rialto (Stefan Feld): nobles who bridge the districts of Venice, for 2 to 5 players."""
