"""Venedig (Klaus-Jürgen Wrede): architects raise Venice on drained cells and row its canals, for 2 to 5 players."""
