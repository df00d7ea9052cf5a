"""Differences that somebody has looked at: the deck is right, and the reason says why a dictionary differs."""

from pathlib import Path

PATH = Path(__file__).with_name("excused.tsv")


class Excused:
    """The reasons of one deck, by a word's id and its meaning, or `gender` or `reading`."""

    def __init__(self, deck):
        lines = [line for line in PATH.read_text("utf8").splitlines() if line and not line.startswith("#")]
        rows = [line.split("\t") for line in lines]
        self.reasons = {(id, what): reason for name, id, what, reason in rows if name == deck}
        self.used = set()

    def covers(self, word, what):
        """Whether a difference is excused; remembers it."""
        key = word["id"], what
        if key in self.reasons:
            self.used.add(key)
        return key in self.reasons

    def unused(self):
        """Those that nothing needs: the deck has changed, or a dictionary has the meaning now."""
        return [f"{id}: {what}" for id, what in self.reasons if (id, what) not in self.used]
