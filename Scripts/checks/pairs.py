"""Whether the meanings of a deck's words stand in a dictionary that can be installed."""

import re

from checks import Missing
from checks.apertium import Apertium
from checks.asian import Cedict, Edict
from checks.dictd import freedict, mueller
from checks.ding import Ding
from checks.glosses import heads, plain


class Forward:
    """A dictionary from the language of the terms to that of the meanings."""

    def __init__(self, dictionary):
        self.name, self.dictionary = dictionary.name, dictionary

    def has(self, word, meaning):
        return plain(meaning) in self.glosses(word)

    def glosses(self, word):
        found = {plain(gloss) for head in heads(word["term"]) for gloss in self.entries(word, head)}
        # Arrive at is to arrive, but to look isn't to look for.
        return found | {re.sub("(?<=.) (at|for|with|about)$", "", gloss) for gloss in found}

    def entries(self, word, head):
        return self.dictionary.glosses(head)


class Read(Forward):
    """A dictionary that tells words of one spelling apart by their reading."""

    def entries(self, word, head):
        return self.dictionary.glosses(head, word["reading"])


class Backward(Forward):
    """A dictionary from the language of the meanings to that of the terms."""

    def has(self, word, meaning):
        found = {plain(gloss) for head in {plain(meaning), meaning.lower()} for gloss in self.dictionary.glosses(head)}
        return not found.isdisjoint(map(plain, heads(word["term"])))

    def glosses(self, word):
        return {meaning for meaning in word["meanings"] if self.has(word, meaning)}


def both(language):
    """FreeDict's dictionaries from a language and to it."""
    return [lambda deck: Forward(freedict(f"{language}-eng")), lambda deck: Backward(freedict(f"eng-{language}"))]


def apertium(language):
    return lambda deck: Forward(Apertium(language, [head for word in deck["words"] for head in heads(word["term"])]))


DICTIONARIES = {
    "spanish-first": both("spa") + [apertium("es")],
    "german-first": both("deu") + [lambda deck: Forward(Ding())],
    "french-first": both("fra") + [apertium("fr")],
    "italian-first": both("ita") + [apertium("it")],
    "portuguese-first": both("por") + [apertium("pt")],
    "greek-first": both("ell"),
    "russian-first": [lambda deck: Backward(mueller()), lambda deck: Backward(freedict("eng-rus"))],
    "japanese-first": [lambda deck: Read(Edict())],
    "chinese-first": [lambda deck: Read(Cedict())],
    "english-first-russian": [lambda deck: Forward(mueller()), lambda deck: Forward(freedict("eng-rus"))],
}


def dictionaries(name, deck):
    """Those that are installed, and what is missing."""
    found, missing = [], []
    for kind in DICTIONARIES.get(name, []):
        try:
            found.append(kind(deck))
        except Missing as reason:
            missing.append(str(reason))
    return found, missing


def strange(deck, asked):
    """The pairs of words and meanings that no dictionary has."""
    pairs = ((word, meaning) for word in deck["words"] for meaning in word["meanings"])
    return [(word, meaning) for word, meaning in pairs if not any(source.has(word, meaning) for source in asked)]
