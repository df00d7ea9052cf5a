"""Dictionaries in the format of dictd: an index with offsets in base 64, and compressed articles."""

import base64
import gzip
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from checks import Missing
from checks.glosses import heads, misjudged, split, strange_meanings

FOLDER = Path("/usr/share/dictd")


class Dictd:
    """The articles of a dictionary by headword, in small letters."""

    def __init__(self):
        index = FOLDER / f"{self.base}.index"
        if not index.exists():
            raise Missing(f"apt-get install {self.package}")
        with gzip.open(index.with_suffix(".dict.dz")) as file:
            text = file.read()
        self.articles = defaultdict(list)
        for line in index.read_text("utf8").splitlines():
            head, start, size = line.split("\t")
            start, size = self.number(start), self.number(size)
            self.articles[head.lower().rstrip("!?")].append(text[start : start + size].decode("utf8"))

    @staticmethod
    def number(text):
        return int.from_bytes(base64.b64decode(text.rjust(8, "A")), "big")


class Mueller(Dictd):
    """English: Russian meanings, and the pronunciation if the article gives it."""

    name, base, package = "Mueller", "mueller7", "mueller7-dict"
    # Maps the dictionary's own phonetic signs to IPA; stress and final i aren't compared.
    sounds = [("ɘ:", "ɔː"), ("ɘɪ", "ɔɪ"), ("ɘ", "ɒ"), ("ɜ:", "ɜː"), (":", "ː"), ("ɜ(?!ː)", "ə"), ("ɛ", "e")]
    sounds += [("ʊː", "uː"), ("g", "ɡ"), ("[↗↘ˈˌ/ ]", ""), ("(?<=.)ɪ$", "i")]

    def sound(self, text):
        for old, new in self.sounds:
            text = re.sub(old, new, text)
        return text

    def article(self, head):
        return "".join(self.articles.get(head.rstrip("?").lower(), []))

    def glosses(self, head):
        """Russian glosses; below the headword, what has Latin letters is an example."""
        articles = self.articles.get(head.rstrip("?").lower(), [])
        lines = (line for article in articles for line in article.splitlines()[1:])
        text = re.sub(r"\[[^]]*\]|\([^()]*\)", "", "\n".join(lines))
        text = re.sub(r"\w+\)|^ +\d\.", ";", re.sub(r"\b(prop )?_[\w-]+\.?( pers)?", " ", text), flags=re.MULTILINE)
        parts = re.sub(r"\s+", " ", text).split(";")
        return [gloss for part in parts if not re.search("[a-zA-Z]", part) for gloss in split(part)]

    def reading(self, word):
        """The sound of a word, and those of the dictionary."""
        spoken = re.findall(r"\[([^]]*)\]", self.article(word["term"]))
        variants = (part for text in spoken for part in re.split(r"[,;(]| _", text))
        return self.sound(word["reading"]), set(map(self.sound, variants))

    def differences(self, word):
        article = self.article(word["term"])
        if not article:
            return None
        found = list(strange_meanings(word, article))
        first = re.search(r"[а-яё][а-яё, -]*", re.sub(r"\([^)]*\)|\[[^]]*\]", "", article))
        found += misjudged(word, first[0].split(",")[:2] if first else [])
        ours, theirs = self.reading(word)
        if theirs and ours not in theirs:
            found.append(f"{word['reading']} is {' or '.join(sorted(theirs))} there")
        return found


class FreeDict(Dictd):
    """A dictionary of FreeDict, from one language to another: `spa-eng`."""

    def __init__(self, pair):
        self.name, self.base, self.package = f"FreeDict {pair}", f"freedict-{pair}", f"dict-freedict-{pair}"
        super().__init__()

    def own(self, head):
        """The articles of a headword. Some dictionaries file phrases under their first word: `go astray` under go, with
        a longer sound."""
        articles = self.articles.get(head.lower(), [])
        sounds = [re.search(r"/.*?/|$", article)[0] for article in articles]
        return [article for article, sound in zip(articles, sounds) if len(sound) <= len(sounds[0]) + 1]

    def glosses(self, head):
        return [gloss for article in self.own(head) for line in self.lines(article) for gloss in split(line)]

    @staticmethod
    def lines(article):
        """The lines that translate, without numbers, grammar, fields, and abbreviations with their sounds."""
        for line in article.splitlines()[1:]:
            if not re.match(r'\s+(["„]|Note:|Synonyms?:|see:)', line):
                line = re.sub(r"<[^>]*>|\[[^]]*\]", "\t", line)
                yield re.sub(r"\t *[^\s,]+,\s+/[^/]*/|^\d+\. |\t", " ", line)

    def differences(self, word):
        articles = [article for head in heads(word["term"]) for article in self.own(head)]
        senses = [sense for article in articles for line in self.lines(article) if (sense := split(line))]
        if not senses:
            return None
        # The first gloss of the first two senses is what one would type.
        firsts = [sense[0] for sense in senses[:2]]
        return list(strange_meanings(word, "; ".join(sum(senses, [])))) + list(misjudged(word, firsts))


# Large dictionaries are read once.
freedict, mueller = cache(FreeDict), cache(Mueller)
