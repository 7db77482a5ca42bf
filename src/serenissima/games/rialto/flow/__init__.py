"""The course of play, one module for each part of the rulebook."""
