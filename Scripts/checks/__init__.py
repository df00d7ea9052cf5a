"""What check-decks asks about letters and sounds, and what its sources have in common."""


class Missing(Exception):
    """A source isn't installed; the text says how to get it."""
