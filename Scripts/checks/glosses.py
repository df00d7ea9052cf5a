"""Glosses in the forms in which the sources and the decks are compared."""

import re

# American spellings and words, and the British ones that the decks have.
SPELLINGS = {"color": "colour", "favorite": "favourite", "gray": "grey", "neighbor": "neighbour", "center": "centre"}
SPELLINGS |= {"theater": "theatre", "meter": "metre", "kilometer": "kilometre", "program": "programme", "mom": "mum"}
SPELLINGS |= {"ok": "okay", "airplane": "aeroplane"}
LEAD = re.compile(r"^(to be|to|an?|the|i'm|i am|i|be) (?=.)")
# What dictionaries write for objects, and prepositions that only some glosses have.
TRAIL = re.compile(r"(?<=.) (to|of|sb|sth|oneself|someone|something)\.?$")


def bare(meaning):
    """A meaning as in glosses: without parentheses, marks, and a leading to, a, an, the or I."""
    text = re.sub(r"\(.*?\)|[?!…]", "", meaning.lower()).strip()
    return re.sub(r"^(to|an?|the|i) (?=.)", "", text)


def strange_meanings(word, glosses):
    """Meanings that occur in no gloss as whole words."""
    text = glosses.lower().replace("ё", "е")
    for meaning in word["meanings"]:
        if not re.search(r"(?<!\w)" + re.escape(bare(meaning).replace("ё", "е")) + r"(?!\w)", text):
            short = re.sub(r"\s+", " ", glosses).strip()
            yield f"“{meaning}” isn't among: {short[:70]}{'…' if len(short) > 70 else ''}"


def accepted(word):
    """The answers accepted when typed: each part of each meaning."""
    parts = (part for meaning in word["meanings"] for part in re.split(r"[;/,]", re.sub(r"\(.*?\)", "", meaning)))
    return {bare(part).replace("ё", "е") for part in parts}


def misjudged(word, glosses):
    """The dictionary's first glosses that would be judged wrong if typed."""
    for gloss in dict.fromkeys(bare(re.sub(r"\(.*?\)", "", gloss)) for gloss in glosses):
        if gloss and gloss.replace("ё", "е") not in accepted(word):
            yield f"“{gloss}”, typed, is wrong"


def plain(gloss):
    """A gloss in small letters, without parentheses, marks, a leading article, to or I, and a trailing preposition."""
    text = re.sub(r"\(.*?\)|[?!…“”\"¿¡]|\.+$", " ", gloss.lower().replace("ё", "е").replace("’", "'").replace("‐", "-"))
    words = LEAD.sub("", " ".join(SPELLINGS.get(word, word) for word in text.split()))
    while TRAIL.search(words):
        words = TRAIL.sub("", words)
    return words


def split(text):
    """The glosses of a line: commas, semicolons and slashes within parentheses don't count."""
    while re.search(r"\([^()]*\)", text):
        text = re.sub(r"\([^()]*\)", "", text)
    return [part.strip() for part in re.split(r"[,;/]", text) if part.strip()]


ARTICLES = r"^(?:(?:el/la|el|la|los|las|les?|der|die|das|il|lo|i|gli|os?|as?|ο|η|το|οι|τα) |l['’])(?=.)"


def heads(term):
    """The headwords under which a term may stand: without its article, as it is, without a reflexive pronoun or する."""
    term = re.sub("[¿?¡!]", "", term.lower())
    noun = re.sub(ARTICLES, "", term)
    verb = re.sub(r"^(sich |se |s')|(?<=[aei]r)(si|se)$|する$", "", noun)
    return list(dict.fromkeys(head for head in (noun, term, verb) if head))
