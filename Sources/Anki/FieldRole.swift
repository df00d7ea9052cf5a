import Formats

/// The role of a note's field in a word.
public enum FieldRole: String, Hashable, Sendable, CaseIterable {
  case term
  case meaning
  case reading
  /// Anything else worth knowing. Several fields can be notes.
  case notes
  case sound
  /// The term in Latin letters.
  case romanization
  case partOfSpeech = "part of speech"
  case mnemonic
  /// Wrong answers that are easily taken for right.
  case distractors
  /// Words that it is easily confused with.
  case contrast
  /// The field is not used.
  case nothing

  /// The roles that a learner can choose; the others are only found by the names of fields.
  public static let chosen: [FieldRole] = [.term, .meaning, .reading, .notes, .sound, .nothing]
}

/// The roles of a note type's fields, in their order.
public struct FieldRoles: Hashable, Sendable {
  public internal(set) var roles: [FieldRole]

  public init(_ roles: [FieldRole]) { self.roles = roles }

  /// The index of the first field with a role.
  public func place(of role: FieldRole) -> Int? { roles.firstIndex(of: role) }

  /// Whether words can be made with these roles.
  public var isComplete: Bool { place(of: .term) != nil && place(of: .meaning) != nil }

  /// Gives a field a role. Except for notes and nothing, the field that had the role before loses it.
  public mutating func give(_ role: FieldRole, to place: Int) {
    guard roles.indices.contains(place) else { return }
    if role != .notes && role != .nothing {
      for other in roles.indices where roles[other] == role { roles[other] = .nothing }
    }
    roles[place] = role
  }
}

/// Usual names of fields, and what they say about the content.
enum FieldNames {
  /// The role that a name stands for. Only letters count, not case, spaces, accents or a number at the end.
  static func role(of name: String) -> FieldRole? {
    let name = plain(name)
    return names.first { $0.names.contains(name) }?.role
  }

  /// The language that a field is named after, such as `English` or `Deutsch`.
  static func language(of name: String) -> String? { languages[plain(name)] }

  /// The language that a deck's name mentions.
  static func language(inName name: String) -> String? {
    let letters = name.lowercased().split { !$0.isLetter }
    return letters.lazy.compactMap { languages[String($0)] }.first
  }

  /// Whether a name only tells the side of the card.
  static func isSide(_ name: String) -> Bool { sides.contains(plain(name)) }

  private static func plain(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return String(letters.reversed().drop(while: \.isNumber).reversed())
  }

  private static let sides: Set = [
    "front", "back", "question", "answer", "vorderseite", "rückseite", "anverso", "reverso", "frente", "表面",
    "裏面",
    "正面", "背面", "recto", "verso",
  ]

  /// More exact roles come first: a name in two lists has the first role.
  private static let names: [(role: FieldRole, names: Set<String>)] = [
    (
      .term,
      [
        "term", "word", "front", "question", "expression", "headword", "kanji", "vocab", "vocabulary",
        "vocabularykanji", "wordkanji", "hanzi", "simplified", "target", "targetlanguage", "targetword",
        "foreign",
        "foreignword", "lemma", "wort", "vokabel", "vorderseite", "palabra", "anverso", "frente", "mot",
        "recto",
        "単語", "漢字", "表記", "表面", "语", "汉字", "简体", "简体字", "词", "词语", "单词", "生词", "正面",
      ]
    ),
    (
      .meaning,
      [
        "meaning", "meanings", "translation", "translations", "definition", "definitions", "back", "answer",
        "gloss",
        "glosses", "native", "vocabularyenglish", "wordmeaning", "vocabdef", "vocabmeaning", "englishmeaning",
        "englishdefinition", "bedeutung", "übersetzung", "rückseite", "significado", "traducción",
        "traduccion",
        "reverso", "definición", "traduction", "verso", "意味", "裏面", "意思", "释义", "翻译", "背面",
      ]
    ),
    (
      .reading,
      [
        "reading", "readings", "kana", "pinyin", "hiragana", "yomi", "yomigana", "furigana", "vocabularykana",
        "vocabularyfurigana", "vocabularyreading", "wordreading", "vocabfurigana", "pronunciation", "zhuyin",
        "bopomofo", "jyutping",
        "lesung", "aussprache", "lectura", "pronunciación", "読み", "よみ", "よみがな", "かな", "拼音", "发音",
      ]
    ),
    (
      .sound,
      [
        "audio", "sound", "sounds", "voice", "wordaudio", "vocabularyaudio", "vocabaudio", "termaudio",
        "audioword",
        "ton", "sonido", "son", "音声", "音", "音频",
      ]
    ),
    (
      .romanization,
      [
        "romanization", "romanisation", "romaji", "rōmaji", "transliteration", "transcription", "latin",
        "ローマ字",
      ]
    ),
    (
      .partOfSpeech,
      [
        "partofspeech", "pos", "wordclass", "wordtype", "vocabularypos", "wortart", "categoría", "品詞", "词性",
      ]
    ),
    (.mnemonic, ["mnemonic", "mnemonics", "hint", "eselsbrücke"]),
    (.distractors, ["distractors", "wronganswers"]),
    (.contrast, ["contrast", "contrasts"]),
    (
      .notes,
      [
        "notes", "note", "comment", "comments", "remarks", "extra", "backextra", "usage", "sentence",
        "example",
        "examples", "examplesentence", "context", "notizen", "notiz", "beispiel", "beispielsatz", "notas",
        "nota", "ejemplo",
        "例文", "例句", "备注", "メモ",
      ]
    ),
  ]

  private static let languages = [
    "english": "en", "englisch": "en", "inglés": "en", "ingles": "en", "anglais": "en", "英語": "en",
    "英语": "en",
    "japanese": "ja", "japanisch": "ja", "japonés": "ja", "日本語": "ja", "日语": "ja", "jlpt": "ja",
    "chinese": "zh", "mandarin": "zh", "chinesisch": "zh", "chino": "zh", "中文": "zh", "中国語": "zh",
    "hsk": "zh",
    "spanish": "es", "español": "es", "espanol": "es", "spanisch": "es",
    "german": "de", "deutsch": "de", "alemán": "de", "french": "fr", "français": "fr", "französisch": "fr",
    "italian": "it", "italiano": "it", "italienisch": "it", "portuguese": "pt", "português": "pt",
    "russian": "ru", "русский": "ru", "russisch": "ru", "ruso": "ru", "korean": "ko", "한국어": "ko",
    "koreanisch": "ko",
    "georgian": "ka", "ქართული": "ka", "georgisch": "ka", "armenian": "hy", "հայերեն": "hy", "greek": "el",
    "ελληνικά": "el", "griechisch": "el", "latin": "la", "dutch": "nl", "polish": "pl", "turkish": "tr",
    "swedish": "sv",
    "norwegian": "no", "danish": "da", "finnish": "fi", "czech": "cs", "hungarian": "hu", "arabic": "ar",
    "hebrew": "he", "hindi": "hi", "thai": "th", "vietnamese": "vi", "ukrainian": "uk", "esperanto": "eo",
  ]
}
