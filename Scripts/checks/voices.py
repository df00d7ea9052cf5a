"""Compares sounds with those of eSpeak NG, which uses rules and lists, not recordings."""

import re
import shutil
import subprocess
import unicodedata
from functools import cache

from checks import Missing


@cache
def spoken(voice, text):
    """A text as pronounced by a voice, in IPA without stress."""
    if not shutil.which("espeak-ng"):
        raise Missing("apt-get install espeak-ng")
    command = ["espeak-ng", "-q", "--ipa", "-v", voice, text]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return re.sub(r"[ˈˌ\s]", "", said)


def broad(sounds):
    """Without marks that only some transcriptions write."""
    sounds = re.sub("[ʰʼʲ\u0308\u031e\u1d5d]", "", sounds)
    return sounds.translate(str.maketrans("ɑɛɔʁɹɽäɲ", "aeoʀɾɾan"))


class Examples:
    """Letters: each example contains the sound that the card gives."""

    def __init__(self, voice):
        self.name, self.voice = f"eSpeak NG, {voice}", voice
        spoken(voice, "")

    def differences(self, word):
        letter = word["letter"]
        if "ipa" not in letter:
            return None
        sound = broad(letter["ipa"].strip("/"))
        said = {example["term"]: spoken(self.voice, example["term"]) for example in letter["examples"]}
        return [
            f"{term} is [{there}] there, without [{sound}]"
            for term, there in said.items()
            if sound not in broad(there)
        ]


class EnglishWords:
    """Kana: the English example word contains the syllable's vowel, in British and American English."""

    name = "eSpeak NG, English"
    vowels = {"a": "ɑː", "i": "iː", "ɯ": "uː", "e": "[ɛe]", "o": "ɔː|oː|ɒ|ɔ"}

    def __init__(self):
        spoken("en-gb", "")

    def differences(self, word):
        letter = word["letter"]
        named = re.match(r"like (\w+) in (\w+)", letter.get("sound", ""))
        vowel = self.vowels.get(letter.get("ipa", "").strip("/")[-1:])
        if not named or not vowel:
            return None
        said = {voice: spoken(voice, named[2]) for voice in ("en-gb", "en-us")}
        return [
            f"{named[2]} is [{there}] there, {voice}"
            for voice, there in said.items()
            if not re.search(vowel, there)
        ]


class British:
    """English: whether the pronunciations are British, and whether the deck says so."""

    name = "eSpeak NG, British and American"
    # Sounds that the dictionaries and eSpeak write differently.
    signs = [("ɹ", "r"), ("ɐ", "ə"), ("iə", "ɪə"), ("eə", "ɛə"), ("əl", "l"), ("ən", "n")]
    signs += [("e(?!ɪ)", "ɛ"), ("æ", "a"), ("i$", "ɪ")]

    def __init__(self):
        spoken("en-gb", "")

    def plain(self, sounds):
        sounds = re.sub("[ˈˌː/ ]", "", sounds)
        for old, new in self.signs:
            sounds = re.sub(old, new, sounds)
        return sounds

    def differences(self, word):
        term = word["term"].rstrip("?")
        ours = self.plain(word["reading"])
        there = {voice: self.plain(spoken(voice, term)) for voice in ("en-gb", "en-us")}
        if ours == there["en-us"] or ours == there["en-gb"]:
            return []
        return [f"{word['reading']} is {there['en-gb']} there, in America {there['en-us']}"]

    def remarks(self, deck):
        """Remarks on the deck as a whole."""
        words = deck["words"]
        only = {voice: 0 for voice in ("en-gb", "en-us")}
        for word in words:
            ours, term = self.plain(word["reading"]), word["term"].rstrip("?")
            fits = [voice for voice in only if ours == self.plain(spoken(voice, term))]
            if len(fits) == 1:
                only[fits[0]] += 1
        yield f"{only['en-gb']} words sound so in Britain only, {only['en-us']} in America only"
        if only["en-gb"] > only["en-us"] and deck["language"]["term"] != "en-GB":
            yield "the deck doesn't say that its sounds are British"


class Stress:
    """Russian: the vowel marked in the romanisation is stressed."""

    name = "eSpeak NG, ru"
    vowels = "[aeiouyɑɛɪʌɵ]"

    def __init__(self):
        spoken("ru", "")

    def differences(self, word):
        marked = unicodedata.normalize("NFD", word["romanization"])
        before, mark, _ = marked.partition("\u0301")
        if not mark:
            return []
        command = ["espeak-ng", "-q", "--ipa", "-v", "ru", word["term"]]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
        ours, theirs = len(re.findall("[aeiouy]+", before)), len(re.findall(self.vowels, said.partition("ˈ")[0])) + 1
        return [] if ours == theirs else [f"{word['romanization']} is [{said}] there"]
