"""Apertium's translation data: a word's lemmas, its gender, and its English words, over Spanish or Catalan."""

import re
import subprocess
from functools import cached_property
from pathlib import Path

from checks import Missing

FOLDER = Path("/usr/share/apertium")
# The analyser of each language, and the bilingual data that lead to English, with their packages.
DATA = {
    "es": ("eng-spa/spa-eng", ["eng-spa/spa-eng"]),
    "fr": ("fra-cat/fra-cat", ["fra-cat/fra-cat", "eng-cat/cat-eng"]),
    "it": ("spa-ita/ita-spa", ["spa-ita/ita-spa", "eng-spa/spa-eng"]),
    "pt": ("es-pt/pt-es", ["es-pt/pt-es", "eng-spa/spa-eng"]),
    "ru": ("rus-ukr/rus-ukr", []),
}


def processed(path, text, *options):
    """A text as lt-proc returns it with some data."""
    command = ["lt-proc", *options, str(FOLDER / f"apertium-{path}.bin")]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


class Apertium:
    """A language's analyses and translations."""

    def __init__(self, language, terms):
        self.name, self.terms = "Apertium", terms
        self.analyser, self.steps = DATA[language]
        packages = {f"apertium-{path.partition('/')[0]}" for path in [self.analyser, *self.steps]}
        if not all((FOLDER / package).exists() for package in packages):
            raise Missing(f"apt-get install lttoolbox {' '.join(sorted(packages))}")

    def analyses(self, words):
        """The analyses of each word, such as casa<n><f><sg>."""
        text = processed(f"{self.analyser}.automorf", "\n".join(words) + "\n")
        for word, line in zip(words, text.splitlines()):
            parts = re.findall(r"\^[^/$]*/([^$]*)\$", line)
            # More than one part is a phrase, which has no lemma of its own.
            yield word, [] if len(parts) != 1 or parts[0].startswith("*") else parts[0].split("/")

    @cached_property
    def found(self):
        """The English words of each term, one line for each while they go from data to data."""
        rows = []
        for word, analyses in self.analyses(self.terms):
            rows.append([analysis for analysis in analyses if analysis.partition("<")[0].lower() == word])
        for path in self.steps:
            rows = list(self.translated(path, rows))
        return {word: {self.lemma(analysis) for analysis in row} for word, row in zip(self.terms, rows)}

    @staticmethod
    def translated(path, rows):
        """The targets of each line; @ marks what has no translation."""
        text = "".join(" ".join(f"^{analysis}$" for analysis in row) + "\n" for row in rows)
        for line in processed(f"{path}.autobil", text, "-b").splitlines():
            units = re.findall(r"\^([^$]*)\$", line)
            yield [target for unit in units for target in unit.split("/")[1:] if not target.startswith("@")]

    @staticmethod
    def lemma(analysis):
        """The words of an analysis: # stands where its tags would, _ between its parts."""
        return re.sub(r"<.*?>|#", "", analysis).replace("_", " ")

    def glosses(self, head):
        return self.found.get(head, ())

    def genders(self, nouns):
        """m, f, both or none, of each noun."""
        for noun, analyses in self.analyses(nouns):
            found = (re.search("<n><(m|f|mf)>", analysis) for analysis in analyses)
            yield noun, {letter for match in found if match for letter in match[1]}
