"""Bare meanings that are right for two words of a deck that are learned about the same time."""

import re

NEAR = 100


def bare(meaning):
    """A meaning as it is judged: without parentheses, marks, and a leading to, a, an or the."""
    text = re.sub(r"\(.*?\)|[.!?…]", "", meaning.lower()).strip()
    return re.sub(r"^(to|an?|the) (?=.)", "", text)


def pairs(deck):
    """Each meaning of a word that is bare, and right for another one within a hundred places.

    It isn't counted where they name each other as contrast: there the learner sees which one is asked for."""
    words = deck["words"]
    for place, word in enumerate(words):
        for other in words[max(0, place - NEAR) : place + NEAR + 1]:
            if other is not word and not contrasted(word, other):
                yield from ((word, other, meaning) for meaning in shared(word, other))


def contrasted(word, other):
    return other["id"] in word.get("contrast", []) or word["id"] in other.get("contrast", [])


def shared(word, other):
    """The meanings of a word without parentheses that another has, with or without them."""
    theirs = {bare(meaning) for meaning in other["meanings"]}
    return [meaning for meaning in word["meanings"] if "(" not in meaning and bare(meaning) in theirs]
