"""Games tried out: the promises that every game keeps, and the loops that are timed."""
