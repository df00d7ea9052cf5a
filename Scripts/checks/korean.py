"""Korean words in Latin letters, by the rules of the Revised Romanization of 2000."""

import re

LEADS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ")
VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split()
# Finals of a syllable: one or two letters, each romanised as an initial.
TAILS = ["", "g", "kk", "gs", "n", "nj", "nh", "d", "r", "rg", "rm", "rb", "rs", "rt", "rp", "rh"]
TAILS += ["m", "b", "bs", "s", "ss", "ng", "j", "ch", "k", "t", "p", "h"]
PAIRS = {"gs", "nj", "nh", "rg", "rm", "rb", "rs", "rt", "rp", "rh", "bs"}
# How finals sound unless a vowel follows.
CLOSED = {"g": "k", "kk": "k", "k": "k", "n": "n", "r": "l", "m": "m", "b": "p", "p": "p", "ng": "ng"}
NASAL = {"k": "ng", "t": "n", "p": "m"}
ASPIRATED = {"g": "k", "d": "t", "j": "ch", "b": "p"}


def syllables(term):
    """Lead, vowel and tail of each syllable."""
    for sign in term:
        number = ord(sign) - 0xAC00
        tail = TAILS[number % 28]
        yield [LEADS[number // 588], VOWELS[number % 588 // 28], list(tail) if tail in PAIRS else [tail]]


def joined(syllable, following):
    """Moves a final over to the next syllable if it is pronounced there."""
    tail, lead = syllable[2], following[0]
    if tail[-1] == "h":
        tail.pop()
        following[0] = ASPIRATED.get(lead, lead)
        lead = following[0]
    if lead == "" and tail and tail[-1] not in ("", "ng"):
        following[0] = tail.pop()
        if following[1] == "i":
            following[0] = {"t": "ch", "d": "j"}.get(following[0], following[0])


def romanized(term):
    """The term by the rules; k, p and t become ng, m and n before a nasal."""
    parts = list(syllables(term))
    for part, following in zip(parts, parts[1:]):
        joined(part, following)
    latin = ""
    for part, following in zip(parts, parts[1:] + [["", "", []]]):
        lead = "l" if part[0] == "r" and latin.endswith("l") else part[0]
        first = next(iter(part[2]), "")
        # Of two letters the first is pronounced, but of rg and rm the second.
        heard = part[2][1] if part[2] in (["r", "g"], ["r", "m"]) else first
        closed = CLOSED.get(heard, "t" if heard else "")
        latin += lead + part[1] + (NASAL.get(closed, closed) if following[0] in ("n", "m") else closed)
    return latin


class RevisedRomanization:
    name = "Revised Romanization"

    def differences(self, word):
        latin = romanized(word["term"])
        # In verbs k, t and p swallow the h after them; nouns keep it, as Mukho.
        if word["term"].endswith("하다"):
            latin = re.sub("(?<=[ktp])hada$", "ada", latin)
        return [] if latin == word["romanization"] else [f"{word['romanization']} is {latin} there"]
