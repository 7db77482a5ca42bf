"""The search that plays every game: one tree over what the seat can imagine. Compiled together with the engine."""
