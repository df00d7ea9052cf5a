/// English names of the languages of decks.
package enum LanguageName {
  /// The name of a BCP 47 tag's language; nil if it isn't listed.
  package static func of(_ tag: String) -> String? {
    LanguageTag.primary(of: tag).flatMap { names[$0] ?? others[$0] }
  }

  /// The primary tag of a language by its English name in lower case; nil if it isn't listed.
  package static func tag(named name: String) -> String? { byName[name] }

  private static let byName = names.merging(others) { $1 }.reduce(into: [String: String]()) { tags, entry in
    tags[entry.value.lowercased()] = entry.key
  }

  /// What the speakers of a language that has a first deck call it; empty for others.
  package static func own(_ tag: String) -> String {
    LanguageTag.primary(of: tag).flatMap { ownNames[$0] } ?? ""
  }

  private static let ownNames = [
    "el": "ελληνικά", "en": "english английский", "es": "español", "hy": "հայերեն", "ja": "日本語",
    "ka": "ქართული",
    "ko": "한국어", "ru": "русский", "zh": "中文 汉语 漢語",
  ]

  /// The primary tags that are offered, sorted by name.
  package static var tags: [String] {
    names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  private static let names = [
    "ar": "Arabic", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek",
    "en": "English", "es": "Spanish", "et": "Estonian", "fi": "Finnish", "fr": "French", "he": "Hebrew",
    "hi": "Hindi", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian", "it": "Italian", "ja": "Japanese",
    "ka": "Georgian", "ko": "Korean", "la": "Latin", "lt": "Lithuanian", "lv": "Latvian", "nl": "Dutch",
    "no": "Norwegian", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sv": "Swedish",
    "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese", "zh": "Chinese",
  ]

  /// Further languages, by ISO 639: decks and files name them, but no list offers them.
  private static let others: [String: String] = [
    "aa": "Afar", "ab": "Abkhazian", "ae": "Avestan", "af": "Afrikaans", "ak": "Akan", "akk": "Akkadian",
    "am": "Amharic", "an": "Aragonese", "ang": "Old English", "arc": "Aramaic", "ary": "Moroccan Arabic",
    "arz": "Egyptian Arabic", "as": "Assamese", "ast": "Asturian", "av": "Avaric", "ay": "Aymara",
    "az": "Azerbaijani", "ba": "Bashkir", "be": "Belarusian", "bg": "Bulgarian", "bho": "Bhojpuri",
    "bi": "Bislama", "bm": "Bambara", "bn": "Bengali", "bo": "Tibetan", "br": "Breton", "bs": "Bosnian",
    "ca": "Catalan", "ce": "Chechen", "ceb": "Cebuano", "ch": "Chamorro", "chr": "Cherokee",
    "ckb": "Central Kurdish", "co": "Corsican", "cop": "Coptic", "cr": "Cree", "crh": "Crimean Tatar",
    "cu": "Church Slavonic", "cv": "Chuvash", "cy": "Welsh", "dsb": "Lower Sorbian", "dv": "Divehi",
    "dz": "Dzongkha", "ee": "Ewe", "egy": "Egyptian", "eo": "Esperanto", "eu": "Basque", "fa": "Persian",
    "ff": "Fulah", "fil": "Filipino", "fj": "Fijian", "fo": "Faroese", "frr": "North Frisian",
    "fur": "Friulian", "fy": "West Frisian", "ga": "Irish", "gag": "Gagauz", "gd": "Scottish Gaelic",
    "gl": "Galician", "gn": "Guarani", "got": "Gothic", "grc": "Ancient Greek", "gsw": "Swiss German",
    "gu": "Gujarati", "gv": "Manx", "ha": "Hausa", "haw": "Hawaiian", "hmn": "Hmong", "hr": "Croatian",
    "hsb": "Upper Sorbian", "ht": "Haitian Creole", "hz": "Herero", "ia": "Interlingua", "ig": "Igbo",
    "ii": "Sichuan Yi", "ik": "Inupiaq", "ilo": "Ilocano", "ine": "Indo-European", "io": "Ido",
    "is": "Icelandic", "iu": "Inuktitut", "jbo": "Lojban", "jv": "Javanese", "kab": "Kabyle", "kg": "Kongo",
    "ki": "Kikuyu", "kj": "Kuanyama", "kk": "Kazakh", "kl": "Greenlandic", "km": "Khmer", "kn": "Kannada",
    "kok": "Konkani", "kr": "Kanuri", "ks": "Kashmiri", "ku": "Kurdish", "kv": "Komi", "kw": "Cornish",
    "ky": "Kyrgyz", "lad": "Ladino", "lb": "Luxembourgish", "lez": "Lezgian", "lg": "Ganda",
    "li": "Limburgish", "ln": "Lingala", "lo": "Lao", "ltg": "Latgalian", "lu": "Luba-Katanga",
    "lzh": "Classical Chinese", "mai": "Maithili", "mg": "Malagasy", "mh": "Marshallese", "mhr": "Mari",
    "mi": "Maori", "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian", "mni": "Manipuri",
    "mr": "Marathi", "ms": "Malay", "mt": "Maltese", "my": "Burmese", "myv": "Erzya", "na": "Nauru",
    "nah": "Nahuatl", "nan": "Min Nan", "nap": "Neapolitan", "nb": "Norwegian Bokmål", "nd": "North Ndebele",
    "nds": "Low German", "ne": "Nepali", "ng": "Ndonga", "nn": "Norwegian Nynorsk", "non": "Old Norse",
    "nr": "South Ndebele", "nv": "Navajo", "ny": "Chichewa", "oc": "Occitan", "oj": "Ojibwe", "om": "Oromo",
    "or": "Odia", "os": "Ossetian", "pa": "Punjabi", "pap": "Papiamento", "pi": "Pali",
    "prs": "Dari", "ps": "Pashto", "qu": "Quechua", "rm": "Romansh", "rn": "Rundi", "rue": "Rusyn",
    "rw": "Kinyarwanda", "sa": "Sanskrit", "sah": "Yakut", "sc": "Sardinian", "scn": "Sicilian",
    "sco": "Scots", "sd": "Sindhi", "se": "Northern Sami", "sg": "Sango", "sh": "Serbo-Croatian",
    "si": "Sinhala", "sk": "Slovak", "sl": "Slovenian", "sm": "Samoan", "sn": "Shona", "so": "Somali",
    "sq": "Albanian", "sr": "Serbian", "ss": "Swati", "st": "Southern Sotho", "su": "Sundanese",
    "sw": "Swahili", "syr": "Syriac", "szl": "Silesian", "ta": "Tamil", "te": "Telugu",
    "tg": "Tajik", "ti": "Tigrinya", "tk": "Turkmen", "tl": "Tagalog", "tlh": "Klingon", "tn": "Tswana",
    "to": "Tongan", "tok": "Toki Pona", "tpi": "Tok Pisin", "ts": "Tsonga", "tt": "Tatar", "tw": "Twi",
    "ty": "Tahitian", "udm": "Udmurt", "ug": "Uyghur", "ur": "Urdu", "uz": "Uzbek", "ve": "Venda",
    "vec": "Venetian", "vo": "Volapük", "wa": "Walloon", "wo": "Wolof", "wuu": "Wu", "xh": "Xhosa",
    "yi": "Yiddish", "yo": "Yoruba", "yue": "Cantonese", "za": "Zhuang", "zu": "Zulu", "zza": "Zazaki",
  ]
}
