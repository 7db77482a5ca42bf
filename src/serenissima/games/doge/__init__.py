"""Doge (Leo Colovini): votes, councillors and palaces in Venice, for three or four players."""
