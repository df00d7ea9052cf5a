"""The checks of check-decks on letters and sounds, and code shared by its sources."""


class Missing(Exception):
    """A source isn't installed; the text says how to get it."""
