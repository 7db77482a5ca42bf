"""The rules of Venice, one module for each part of the rulebook."""
