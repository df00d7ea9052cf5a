"""The table of check-decks: a row for each deck of words, and below it what differs."""

from checks import Missing, alike, genders, pairs, readings
from checks.coverage import coverage
from checks.excused import Excused

COLUMNS = ["deck", "words", "found", "differ", "excused", "genders", "differ", "readings", "differ"]
COLUMNS += ["coverage", "alike", "asked"]


class Row:
    """What was compared of a deck, and the differences."""

    def __init__(self, name, deck):
        self.name, self.deck, self.excused = name, deck, Excused(name)
        self.sources, self.lacking = pairs.dictionaries(name, deck)
        self.remarks = []
        self.cells = [name, len(deck["words"]), *self.meanings(), *self.genders(), *self.readings()]
        self.cells += [self.coverage(), self.alike(), self.asked()]

    def differing(self, found, what):
        """The differences that aren't excused, of words and what is theirs; those become remarks."""
        left = [(word, text, told) for word, text, told in found if not self.excused.covers(word, text)]
        self.remarks += [f"{what}, {word['term']}: {told}" for word, _, told in left]
        return len(left)

    def meanings(self):
        """Pairs found, differing, excused; dashes without a dictionary."""
        if not self.sources:
            return ["–"] * 3
        strange = [(word, meaning, meaning) for word, meaning in pairs.strange(self.deck, self.sources)]
        count = sum(len(word["meanings"]) for word in self.deck["words"])
        left = self.differing(strange, "meaning")
        return [count - len(strange), left, len(strange) - left]

    def genders(self):
        return self.compared(genders, "gender")

    def readings(self):
        return self.compared(readings, "reading")

    def compared(self, check, what):
        """How many were compared, and how many differ."""
        try:
            found = list(check.compared(self.name, self.deck))
        except Missing as missing:
            self.lacking.append(str(missing))
            return ["–"] * 2
        strange = [(word, what, f"{ours}, not {' or '.join(sorted(theirs))}") for word, ours, theirs in found]
        strange = [row for row, (_, ours, theirs) in zip(strange, found) if ours not in theirs]
        return [len(found), self.differing(strange, what)] if found else ["–"] * 2

    def coverage(self):
        """The share of the commonest forms, in per cent; keeps those that are missing."""
        try:
            share, self.missing = coverage(self.deck)
        except Missing as missing:
            self.lacking.append(str(missing))
            share, self.missing = None, []
        return "–" if share is None else f"{100 * share:.1f} %"

    def alike(self):
        found = list(alike.pairs(self.deck))
        for word, other, meaning in found:
            self.remarks.append(f"alike, {word['term']}: {meaning} is {other['term']} as well")
        return len(found)

    def asked(self):
        return ", ".join(source.name for source in self.sources) or "no dictionary to be had"


def lines(cells, widths):
    """A row: text to the left, numbers to the right."""
    for place, (cell, width) in enumerate(zip(cells, widths)):
        yield f"{cell:<{width}}" if place in (0, len(COLUMNS) - 1) else f"{cell:>{width}}"


def show(rows):
    """Prints the table."""
    cells = [COLUMNS] + [[str(cell) for cell in row.cells] for row in rows]
    widths = [max(len(row[place]) for row in cells) for place in range(len(COLUMNS))]
    for row in cells:
        print("  ".join(lines(row, widths)).rstrip())


def report(decks, is_missing_shown):
    """Prints the table of some decks by name, and each difference that nothing excuses; decks of letters have none."""
    rows = [Row(name, deck) for name, deck in decks.items() if deck["kind"] == "words"]
    if not rows:
        return
    show(rows)
    for row in rows:
        told = list(row.remarks)
        told += [f"not installed: {reason}" for reason in dict.fromkeys(row.lacking)]
        # What a source would need that isn't there says nothing about the excuses.
        told += [] if row.lacking else [f"needs no excuse: {excuse}" for excuse in row.excused.unused()]
        if is_missing_shown and row.missing:
            told.append(f"of the commonest forms, missing: {' '.join(row.missing)}")
        for line in told:
            print(f"  {row.name}: {line}")
