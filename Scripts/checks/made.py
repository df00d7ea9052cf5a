"""Decks that `babble decks make` builds, measured: first meanings of Spanish words, and sentences of Japanese ones."""

import json
import re
from collections import defaultdict
from pathlib import Path

GLOSSES = Path(__file__).with_name("spanish.tsv")
ARTICLE = re.compile(r"^(el/la|el|la|los|las) ")
ENDINGS = "うくぐすつぬぶむるい"
HAN = r"[\u3400-\u9fff々０-９]"
# Meanings whose blanks are lost: words of a length that English hardly has, and what two common words make.
JOINED = r"[a-z]{16}|ableto|frontof|inwhat|verymuch|thatkind|onethousand|mostimp|[a-z]language|[a-z]{4}woman"
KATAKANA = r"[\u30a1-\u30faー]"


def words(folder, name):
    return json.loads((Path(folder) / f"{name}.json").read_text("utf8"))["words"]


def bare(word):
    return ARTICLE.sub("", word["term"]).strip("¿?¡!")


def glosses():
    """What may come first, by term; nothing for what is no word to learn."""
    lines = [line for line in GLOSSES.read_text("utf8").splitlines() if not line.startswith("#")]
    rows = (line.split("\t") for line in lines)
    return {term: [] if right == "-" else right.split(";") for term, right in rows}


def wrong_glosses(deck):
    """Words of ranks 1,001 to 1,500 with a wrong first meaning, those that nobody has judged, and how many there are."""
    right, ranked = glosses(), deck[1000:1500]
    unjudged = [bare(word) for word in ranked if bare(word) not in right]
    wrong = [
        f"{bare(word)}: {word['meanings'][0]}"
        for word in ranked
        if bare(word) in right and plain(word["meanings"][0]) not in map(plain, right[bare(word)])
    ]
    return wrong, unjudged, len(ranked)


def plain(gloss):
    return re.sub(r"^to |\(.*?\)", "", gloss.lower()).strip()


def forms(word):
    """The spellings of a word, and its beginning if it is one that changes."""
    for term in [word["term"]] + word.get("otherTerms", []):
        changes = re.search("verb|adjective", word.get("partOfSpeech", "")) and term[-1] in ENDINGS and len(term) > 1
        yield term[:-1] if changes else term


def has(text, form):
    """Whether the form stands in the text as a word: beside it is no other character of its script."""
    for script in (HAN, KATAKANA):
        before = f"(?<!{script})" if re.match(script, form[0]) else ""
        behind = f"(?!{script})" if re.match(script, form[-1]) else ""
        if before or behind:
            break
    return re.search(before + re.escape(form) + behind, text) is not None


def strange_sentences(deck):
    """Words whose sentence doesn't have them, and how many have one."""
    told = [word for word in deck if word.get("sentence")]
    stems = {"する": "し", "来る": "来"}
    strange = [
        f"{word['term']}: {word['sentence']}"
        for word in told
        if not any(has(word["sentence"], form) for form in forms(word))
        and not (word["term"] in stems and stems[word["term"]] in word["sentence"])
    ]
    return strange, len(told)


def first_words(folder, deck, name):
    """Words of a first deck that a made deck has in another form, so that they would be learned twice."""
    first = defaultdict(list)
    for word in words(folder, name):
        first[bare(word)].append(word["meanings"])
    known = [word for word in deck if bare(word) in first]
    return [word["term"] for word in known if word["meanings"] not in first[bare(word)]], len(known)


def is_noun(word):
    return re.search(r"\bnoun$", word.get("partOfSpeech", "")) is not None


def table(folder, shipped):
    """Rows: what is measured, the words, how many there are, and the largest share that is good enough, if any."""
    spanish, japanese = words(folder, "spanish-1500"), words(folder, "jlpt-n5")
    wrong, unjudged, ranked = wrong_glosses(spanish)
    strange, told = strange_sentences(japanese)
    nouns = [word for word in spanish if is_noun(word)]
    without = [word["term"] for word in nouns if bare(word) == word["term"]]
    meanings = [meaning for word in spanish for meaning in word["meanings"]]
    joined = [meaning for meaning in meanings if re.search(JOINED, meaning)]
    read = [word["term"] for word in japanese if re.search(r"[/ \u3000]", word.get("reading", ""))]
    # The program knows some of these words by name (SpanishWords), so this is a little kinder than a fresh list.
    yield "wrong first meanings, Spanish 1,001 to 1,500", wrong, ranked, 0.03
    yield "of these not judged", unjudged, ranked, None
    yield "Spanish nouns without article", without, len(nouns), None
    yield "Spanish meanings without blanks", joined, len(meanings), None
    yield "N5 sentences without their word", strange, told, 0.01
    yield "N5 readings that are two", read, len(japanese), None
    for deck, name, title in ((spanish, "spanish-first", "Spanish"), (japanese, "japanese-first", "Japanese")):
        other, known = first_words(shipped, deck, name)
        yield f"{title} words that a first deck has otherwise", other, known, None


def report(folders, shipped):
    """Prints the measures of each folder side by side, and the words of the last. Returns whether they are good enough."""
    tables = [list(table(folder, shipped)) for folder in folders]
    print("made decks" + "".join(f"{Path(folder).name:>16}" for folder in folders))
    for rows in zip(*tables):
        figures = "".join(f"{f'{len(found)} of {count}':>16}" for _, found, count, _ in rows)
        print(f"  {rows[0][0]:50}{figures}")
    for title, found, _, _ in tables[-1]:
        if found and len(found) < 40:
            print(f"    {title}: {', '.join(found)}")
    return all(limit is None or len(found) < limit * count for _, found, count, limit in tables[-1])
