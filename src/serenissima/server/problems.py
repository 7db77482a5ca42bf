"""What can go wrong before the server runs."""


class CannotStart(Exception):
    """The server cannot start; the text is one sentence for the person who started it."""
