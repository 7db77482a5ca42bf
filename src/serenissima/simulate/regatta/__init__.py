"""Regatta: a tiny game that uses every mechanism of the engine, and shows how they go together.

Three rounds. In each, everybody secretly picks a boat and a side; then all is revealed. The fastest boat wins a blind
token; the winner may look at the next boat of the harbour and put it under, where it is known to the winner alone;
whoever came last may protest, out of turn, at the price of a token. At any of their own decisions players may once
cheer. At the end tokens may be given away, openly, until nobody wants to any more. Drawing the token of the storm
ends the game at once.

It is ordinary, uncompiled Python on the engine, compiled or not: the proof that a house rule needs no compiler.
"""
