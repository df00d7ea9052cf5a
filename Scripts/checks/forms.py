"""Tables for coverage.py, by language: endings, irregular forms, and forms that aren't words to learn."""

# Endings that may be taken off a form and off a term, where no lemmas are known; what is left must be the same.
ENDINGS = {
    "de": " e en er es em t st te ten n s",
    "el": " α ασ ε ει εισ εσ η ησ ι ια ο οι οσ ου ουσ υ ω ων αω ουμε ετε ουν ομαι εται ονται αν αμε",
    "en": " s es d ed ing e 's 'm 're 've 'll 'd n't",
    "ja": " い う く る す つ む ぶ り っ し き え れ",
    "ko": " 다 하다 해",
    "zh": " 了",
}
# The shortest word that may be left; three letters otherwise.
LEAST = {"ja": 1, "ko": 1, "zh": 1, "el": 2, "en": 2}
# Forms that neither an ending nor a note explains, after their words.
IRREGULAR = {
    "de": {
        "in": "im", "an": "am", "werden": "wird wurde wurden worden würde würden", "machen": "gemacht",
        "geben": "gab", "kommen": "kam", "haben": "hat", "wollen": "will",
    },
    "el": {
        "ο": "των τισ στα στισ στουσ τησ τουσ", "λέω": "είπε πω πει", "κάνω": "έκανε",
        "έχω": "είχα είχε είχαν", "γίνομαι": "έγινε γίνει", "από": "απ", "για": "γι",
    },
    "en": {
        "can": "can't", "get": "got getting", "do": "did didn't doing", "will": "won't", "say": "said",
        "i": "i'm i've",
    },
    "es": {"solo": "sólo"},
    "fr": {"le": "l", "de": "d", "ce": "c", "je": "j", "ne": "n", "que": "qu", "se": "s", "me": "m", "te": "t"},
    "it": {
        "il": "l", "di": "d dell", "a": "all", "uno": "un", "bene": "ben", "questo": "quest", "da": "dall",
        "in": "nell", "ci": "c",
    },
    "ja": {"ので": "ため", "する": "せ しよ せる られ し", "言う": "言わ", "知る": "知ら", "という": "って という"},
    "ko": {"하다": "했 해 한 할 함 합니다 한다 해야 해서", "되다": "된 될 됐 돼 된다", "이다": "인 입", "크다": "큰"},
    "ru": {"это": "этот эта эту эти этой этих этого"},
}
# Names, abbreviations, letters, words of other languages, and the ends of words that are cut off theirs.
ASIDE = {
    "de": "deutschland berlin the of a i e de and s d m u b",
    "el": "the a α ηπα ελλάδασ αθήνα σ μ ν ε β γ δ ω π κ θεσ",
    "en": "mr",
    "es": "españa méxico madrid san josé juan the d",
    "fr": "france paris jean saint the",
    "it": "italia roma milano the of and san n",
    "ja": "さ れ まし え み つ おり ま お う i l t a w m s b c the of アメリカ ノ 東京 てる られる 市 県 ー ん ら せ られ でしょ ましょ ませ たち 者 的 "
    "化 性 感 第",
    "ko": "the a t m c of s 한국 미국 서울 일본 어 게 지 었 아 기 수 면 적 습니다 지만 겠 는데 던 라고 며 라 고 등 세요 다고 였 면서 성 라는 어서 다는 으면 서 건 "
    "죠 니까 네요 으며 권 아요 음 는지 냐 도록 는 셨 다가 다면 아서 인데 요 니 야 여 거나 라도 b and 어야 든 러 으 스",
    "pt": "brasil paulo rio janeiro the of in and d la",
    "ru": "россии россия сша украины ссср российской москве рф the of and м п н № г х см т i a",
    "zh": "美国 日本 香港 中国 a the",
}
