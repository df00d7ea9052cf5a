"""The German-English word list of Ding, which has more than FreeDict's dictionary made from it."""

import re
from collections import defaultdict
from pathlib import Path

from checks import Missing
from checks.glosses import plain, split


class Ding:
    """Columns of German and English that correspond: lines are split at ::, and their parts at |."""

    name = "Ding"
    path = Path("/usr/share/trans/de-en")

    def __init__(self):
        if not self.path.exists():
            raise Missing("apt-get install trans-de-en")
        self.found = defaultdict(list)
        for line in self.path.read_text("utf8").splitlines():
            german, _, english = line.partition(" :: ")
            for left, right in zip(german.split(" | "), english.split(" | ")):
                self.add(left, right)

    def add(self, german, english):
        for term in split(self.bare(german)):
            self.found[re.sub(r"^((etw|jdn|jdm)\.( \w+\.)?|sich) ", "", plain(term))].append(english)

    @staticmethod
    def bare(text):
        """Without grammar, fields and the names of objects."""
        return re.sub(r"\{.*?\}|\[.*?\]|<.*?>", "", text)

    def glosses(self, head):
        return [gloss for english in self.found.get(plain(head), []) for gloss in split(self.bare(english))]
