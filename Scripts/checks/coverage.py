"""How much of a language's commonest forms a deck teaches, by wordfreq's frequencies."""

import re
import unicodedata
from itertools import islice

from checks import Missing
from checks.apertium import DATA, Apertium
from checks.glosses import heads

COUNT = 300
# Endings that may be taken off a form and off a term, where no lemmas are known; what is left must be the same.
ENDINGS = {
    "de": " e en er es em t st te ten n s",
    "el": " α ασ ε ει εισ εσ η ησ ι ια ο οι οσ ου ουσ υ ω ων αω ουμε ετε ουν ομαι εται ονται αν αμε",
    "en": " s es d ed ing e 's 'm 're 've 'll 'd n't",
    "ja": " い う く る す つ む ぶ り っ し き え れ",
    "ko": " 다 하다 해",
    "zh": " 了",
}
# The shortest word that may be left.
LEAST = {"ja": 1, "ko": 1, "zh": 1, "el": 2, "en": 2}
# Forms that neither an ending nor a note explains, after their words.
IRREGULAR = {
    "de": {"in": "im", "an": "am", "werden": "wird wurde wurden worden würde würden", "machen": "gemacht"},
    "el": {"ο": "των τισ στα στισ στουσ τησ τουσ", "έχω": "είχα είχε είχαν", "γίνομαι": "έγινε γίνει", "από": "απ", "για": "γι"},
    "en": {"can": "can't", "get": "got getting", "do": "did didn't doing", "will": "won't", "say": "said", "i": "i'm i've"},
    "ko": {"하다": "했 해 한 할 함 합니다 한다 해야 해서", "되다": "된 될 됐 돼 된다", "이다": "인 입", "크다": "큰"},
    "ja": {"ので": "ため", "する": "せ しよ せる られ し", "言う": "言わ", "知る": "知ら", "という": "って という"},
}
# Names, abbreviations, letters, words of other languages, and the ends of words that are cut off theirs.
ASIDE = {
    "de": "deutschland berlin the of a i e de and s d m u b",
    "el": "the a α ηπα ελλάδασ αθήνα σ μ ν ε β γ δ ω π κ θεσ",
    "en": "mr",
    "es": "españa méxico madrid san josé juan the",
    "fr": "france paris jean saint the",
    "it": "italia roma milano the of and san",
    "ja": "i l t ♪ a w m s b c the of アメリカ ノ b ́ 東京 てる られる 市 県 ー ん ら せ られ でしょ ましょ ませ たち 者 的 化 性 感 第",
    "ko": "the a t m c of s 한국 미국 서울 일본 어 게 지 었 아 기 수 면 적 습니다 지만 겠 는데 던 라고 며 라 고 등 세요 다고 "
    "였 면서 성 라는 어서 다는 으면 서 건 죠 니까 네요 으며 권 아요 음 는지 냐 도록 어 는 셨 다가 다면 아서 인데 요 니 야 여 거나 라도 b and 어야 든 러 으 스",
    "pt": "brasil paulo rio janeiro the of in and",
    "ru": "россии россия сша украины ссср российской москве рф the of and м п н № г х см т i a",
    "zh": "美国 日本 香港 中国 a the",
}


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
    words = (form for form in found if not re.search(r"[\d.]", form) and form not in ASIDE.get(language, "").split())
    # They come in order of their frequency.
    return {form: found[form] for form in islice(words, COUNT)}


def named(language, deck):
    """The words of terms, readings and notes. English words of notes could pass for others, so they don't count."""
    from wordfreq import top_n_list

    english = set() if language == "en" else set(top_n_list("en", 3000))
    for word in deck["words"]:
        yield from re.findall(r"[\w']+", word["term"].lower())
        yield from heads(word["term"])
        yield from (reading for reading in [word.get("reading", "")] if language == "ja")
        yield from (form for form in re.findall(r"\w+", word.get("notes", "").lower()) if form not in english)


def lemmas(language, forms):
    """The lemmas of each form, by Apertium, or the form without its endings."""
    if language not in DATA:
        return {form: stems(language, form) for form in forms}
    analyses = Apertium(language, []).analyses(forms)
    return {form: {form} | {analysis.partition("<")[0] for analysis in found} for form, found in analyses}


def coverage(deck):
    """The share by frequency of the commonest forms that the deck teaches, and the forms that it doesn't. None where
    wordfreq hasn't the language: Georgian and Armenian."""
    language = deck["language"]["term"].partition("-")[0]
    if language not in ENDINGS | DATA:
        return None, []
    forms = frequent(language)
    taught = set(named(language, deck))
    taught |= {form for lemma, found in IRREGULAR.get(language, {}).items() if lemma in taught for form in found.split()}
    known = set().union(*lemmas(language, sorted(taught)).values()) | taught
    missing = [form for form, found in lemmas(language, list(forms)).items() if known.isdisjoint(found)]
    return 1 - sum(forms[form] for form in missing) / sum(forms.values()), missing
