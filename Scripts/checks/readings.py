"""Kana, pinyin and English sounds of terms against those of the dictionaries."""

from checks.asian import Cedict, Edict
from checks.dictd import mueller

SOURCES = {"japanese-first": Edict, "chinese-first": Cedict, "english-first-russian": mueller}


def compared(name, deck):
    """Each word whose reading the dictionary knows, with its own, and the dictionary's."""
    if name in SOURCES:
        source = SOURCES[name]()
        for word in deck["words"]:
            ours, theirs = source.reading(word)
            if theirs:
                yield word, ours, theirs
