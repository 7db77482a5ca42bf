"""Bots against bots: games by the thousand, and what they prove."""
