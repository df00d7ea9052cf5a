"""The genders of nouns, which their articles tell, against those of the dictionaries."""

import re
from collections import defaultdict

from checks.apertium import Apertium
from checks.dictd import freedict
from checks.glosses import heads

ARTICLES = {"el": "m", "la": "f", "le": "m", "il": "m", "lo": "m", "o": "m", "a": "f"}
ARTICLES |= {"der": "m", "die": "f", "das": "n"}
NAMES = {"masculine": "m", "feminine": "f", "masc": "m", "fem": "f", "neut": "n"}
LANGUAGES = {"spanish-first": "es", "french-first": "fr", "italian-first": "it", "portuguese-first": "pt"}
FREEDICT = {"french-first": "fra-eng", "german-first": "deu-eng"}


def told(word):
    """The gender that a card tells: by the article, or by the note where the article is l'."""
    named = re.search(r"\b(masculine|feminine)\b", word.get("notes", ""))
    article = re.match(r"(\w+) ", word["term"].lower())
    if word["partOfSpeech"] != "noun" or not (named or article):
        return None
    # Spanish el before a stressed a says nothing.
    if word.get("notes", "").startswith("feminine, with el"):
        return "f"
    return ARTICLES.get(article[1]) if article else NAMES[named[1]]


class FreeDictGenders:
    """The genders in the first line of articles: `Haus <neut, n, sg>`."""

    def __init__(self, dictionary):
        self.dictionary = dictionary

    def genders(self, nouns):
        for noun in nouns:
            lines = (article.partition("\n")[0] for article in self.dictionary.own(noun))
            tags = (tags.split(", ") for line in lines for tags in re.findall(r"<(.*?)>", line))
            yield noun, {NAMES[tag] for found in tags if "n" in found for tag in found if tag in NAMES}


def sources(name):
    """What tells genders of a deck's language; FreeDict's Greek, Spanish, Italian and Portuguese don't."""
    if name in FREEDICT:
        yield FreeDictGenders(freedict(FREEDICT[name]))
    if name in LANGUAGES:
        yield Apertium(LANGUAGES[name], [])


def compared(name, deck):
    """Each noun whose gender a source knows, its gender, and what the sources say."""
    nouns = {heads(word["term"])[0]: word for word in deck["words"] if told(word)}
    theirs = defaultdict(set)
    for source in sources(name):
        for noun, genders in source.genders(list(nouns)):
            theirs[noun] |= genders
    return [(word, told(word), theirs[noun]) for noun, word in nouns.items() if theirs[noun]]
