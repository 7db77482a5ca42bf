"""The life of a table: seats, keys, screens, bots, and the match in the middle. Knows no network and no database."""
