"""How much of a language's commonest forms a deck teaches, by wordfreq's frequencies."""

import re
import unicodedata
from itertools import islice

from checks import Missing
from checks.apertium import DATA, Apertium
from checks.forms import ASIDE, ENDINGS, IRREGULAR, LEAST
from checks.glosses import heads

COUNT = 300


def stripped(word):
    """A word in small letters without accents, with one sigma and ss, as wordfreq has it."""
    marked = unicodedata.normalize("NFD", word.lower().replace("ς", "σ").replace("ß", "ss"))
    return unicodedata.normalize("NFC", re.sub("[\u0300-\u036f]", "", marked))


def stems(language, word):
    """What may be left of a word without its ending."""
    word, least = stripped(word), LEAST.get(language, 3)
    ends = [end for end in ENDINGS[language].split(" ") if word.endswith(end) and len(word) - len(end) >= least]
    return {word.removesuffix(end) for end in ends} | {word}


def frequent(language):
    """The most frequent forms, without names and figures, and their frequencies."""
    try:
        from wordfreq import get_frequency_dict
    except ImportError:
        raise Missing("pip install wordfreq") from None
    found = get_frequency_dict(language, "best")
    aside = ASIDE[language].split()
    words = (form for form in found if re.fullmatch(r"[^\W\d_].*(?<!\d)", form) and form not in aside)
    # They come in order of their frequency.
    return {form: found[form] for form in islice(words, COUNT)}


def named(language, deck):
    """The words of terms and notes, and kana. English words of notes could pass for others, so they don't count."""
    from wordfreq import top_n_list

    english = set() if language == "en" else set(top_n_list("en", 3000))
    for word in deck["words"]:
        yield from re.findall(r"[\w']+", word["term"].lower())
        yield from [word.get("reading", "")] if language == "ja" else heads(word["term"])
        yield from (form for form in re.findall(r"\w+", word.get("notes", "").lower()) if form not in english)


def lemmas(language, forms):
    """Each form with its lemmas, by Apertium, or with what is left of it without its endings."""
    if language not in DATA:
        return {form: stems(language, form) for form in forms}
    analyses = Apertium(language, []).analyses(forms)
    # Numbers tell homonyms apart, as год².
    return {form: {form} | {re.split("[<¹²³]", analysis)[0] for analysis in found} for form, found in analyses}


def known(language, deck):
    """What a form or one of its lemmas must be among: terms and their stems, forms of notes, irregular ones."""
    terms = {head for word in deck["words"] for head in heads(word["term"])}
    found = set(named(language, deck)) | terms
    for lemma, forms in IRREGULAR.get(language, {}).items():
        found |= set(forms.split()) if lemma in found else set()
    found |= set() if language in DATA else set().union(*(stems(language, term) for term in terms))
    # wordfreq has no final sigma, and forms are compared without accents where their endings were taken off.
    return found | {stripped(form) for form in found}


def coverage(deck):
    """The share by frequency of the commonest forms that the deck teaches, and the forms that it doesn't. None where
    wordfreq hasn't the language: Georgian and Armenian. What wordfreq counts sets a limit: its Chinese is mostly news, and it
    cuts Japanese and Korean words into endings, which no deck teaches."""
    language = deck["language"]["term"].partition("-")[0]
    if language not in ENDINGS | DATA:
        return None, []
    forms, taught = frequent(language), known(language, deck)
    missing = [form for form, found in lemmas(language, list(forms)).items() if taught.isdisjoint(found)]
    return 1 - sum(forms[form] for form in missing) / sum(forms.values()), missing
