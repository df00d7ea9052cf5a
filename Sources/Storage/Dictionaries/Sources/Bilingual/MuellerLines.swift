/// An article of Mueller's dictionary, split into pieces. The file breaks long lines, and numbers and letters
/// show the nesting.
struct MuellerLines {
  /// The level of a piece.
  enum Kind {
    /// Before all numbers, or after the number of another word with the same spelling: `_II`.
    case word
    /// After the number of a part of speech: `2.`
    case part
    /// After the number of a meaning: `3)`
    case sense
    /// After a letter: `а)`
    case branch
  }

  struct Piece {
    var kind: Kind
    var text: String
  }

  private(set) var pieces: [Piece] = []
  private var part = 0
  private var sense = 0

  /// - Parameter lines: the lines below the head.
  init(_ lines: [Substring]) {
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.isEmpty { continue }
      if let piece = piece(text) {
        pieces.append(piece)
      } else if pieces.isEmpty {
        pieces.append(Piece(kind: .word, text: String(text)))
      } else {
        pieces[pieces.count - 1].text += " " + text
      }
    }
  }

  /// The piece that begins with a line; nil if the line continues the last one. Numbers must be consecutive,
  /// so that a year at the beginning of a broken line doesn't count.
  private mutating func piece(_ text: Substring) -> Piece? {
    if let rest = Self.roman(text) {
      (part, sense) = (0, 0)
      return Piece(kind: .word, text: rest)
    }
    if let rest = Self.numbered(text, after: part, ". ") {
      (part, sense) = (rest.number, 0)
      return Piece(kind: .part, text: rest.text)
    }
    if let rest = Self.numbered(text, after: sense, ")") {
      sense = rest.number
      return Piece(kind: .sense, text: rest.text)
    }
    guard let letter = text.unicodeScalars.first, Cyrillic.isLetter(letter), text.dropFirst().first == ")"
    else { return nil }
    return Piece(kind: .branch, text: String(text.dropFirst(2).drop { $0 == " " }))
  }

  private static func roman(_ text: Substring) -> String? {
    guard text.first == "_" else { return nil }
    let rest = text.dropFirst().drop { "IVX".contains($0) }
    let isNumber = rest.startIndex > text.index(after: text.startIndex)
    guard isNumber, rest.first.map({ " [_=(".contains($0) }) ?? true else { return nil }
    return String(rest.drop { $0 == " " })
  }

  private static func numbered(
    _ text: Substring, after last: Int, _ mark: String
  ) -> (number: Int, text: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.count < 4, let number = Int(digits), number == 1 || number == last + 1 else { return nil }
    let rest = text.dropFirst(digits.count)
    guard rest.hasPrefix(mark) else { return nil }
    return (number, String(rest.dropFirst(mark.count).drop { $0 == " " }))
  }
}

/// Russian letters, as opposed to English ones.
enum Cyrillic {
  /// Whether a scalar is a Russian letter.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { (0x410...0x451).contains(scalar.value) }

  /// Whether a text contains one.
  static func isIn(_ text: some StringProtocol) -> Bool { text.unicodeScalars.contains(where: isLetter) }
}

/// The marks of Mueller's dictionary: `_n.`, `_разг.`
enum MuellerMarks {
  /// The marks at the beginning of a text, without their signs, and what follows them.
  static func leading(_ text: Substring) -> (names: [String], rest: Substring) {
    var (names, rest) = ([String](), text)
    while let (name, behind) = first(rest) {
      names.append(name)
      rest = behind
    }
    return (names, rest)
  }

  /// The mark at the beginning of a text; nil if there is none.
  static func first(_ text: Substring) -> (name: String, rest: Substring)? {
    if text.hasPrefix("int. ") { return ("interj", text.dropFirst(5)) }
    guard text.first == "_" else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter || $0 == "-" }
    guard !name.isEmpty else { return nil }
    let rest = text.dropFirst(name.count + 1).drop { $0 == "." }
    return (String(name), rest.drop { $0 == " " })
  }

  /// A text with its marks in the usual Russian abbreviations.
  static func plain(_ text: Substring) -> String {
    var (plain, rest) = ("", text)
    while let mark = rest.firstIndex(of: "_") {
      plain += rest[..<mark]
      let name = rest[mark...].dropFirst().prefix { $0.isLetter || $0 == "-" }
      rest = rest[mark...].dropFirst(name.count + 1)
      guard let words = russian[String(name)] else {
        plain += name
        continue
      }
      plain += words
      rest = rest.first == "." && words.last == "." ? rest.dropFirst() : rest
    }
    return plain + rest
  }

  /// A mark in the usual Russian form: "разг."
  static func shown(_ name: String) -> String { russian[name] ?? name + "." }

  /// Parts of speech, by their marks.
  static let speech = [
    "n": "noun", "v": "verb", "a": "adjective", "adv": "adverb", "prep": "preposition", "cj": "conjunction",
    "pron": "pronoun", "conj": "conjunction", "interj": "interjection", "n-card": "numeral",
    "n-ord": "ordinal numeral", "pref": "prefix",
  ]

  /// Marks for the kind of a pronoun, which are left out.
  static let kinds: Set = [
    "pers", "poss", "indef", "refl", "inter", "rel", "demonstr", "neg", "emph", "recipr", "obj", "subj",
  ]

  private static let russian = [
    "n": "сущ.", "v": "гл.", "a": "прил.", "adv": "нареч.", "pl": "мн. ч.", "sg": "ед. ч.",
    "attr": "как опред.",
    "predic": "как сказ.", "refl": "возвр.", "pass": "страд.", "inf": "инф.", "impers": "безл.",
    "imp": "повел.",
    "emph": "усил.", "comp": "сравн. ст.", "sup": "превосх. ст.", "p": "прош. вр.", "p-p": "прич. прош. вр.",
    "pres-p": "прич. наст. вр.", "pres": "наст. вр.", "pf": "сов. вид", "obj": "косв. п.", "subj": "им. п.",
    "poss": "притяж.", "pers": "личн.", "indef": "неопр.", "inter": "вопр.", "rel": "относ.", "neg": "отриц.",
    "demonstr": "указ.", "recipr": "взаимн.", "f": "ж. р.", "m": "м. р.", "invar": "неизм.", "prep": "предл.",
    "cj": "союз", "pron": "мест.", "interj": "межд.", "mis": "неправ.",
  ]
}

/// The sounds of Mueller's dictionary. Its file has the letters of 1961 at the code points of others; they
/// are converted to the usual notation for British English today.
enum MuellerSound {
  /// The sounds between brackets, as IPA; nil if there are none.
  static func ipa(_ sound: Substring) -> String? {
    var ipa = ""
    var rest = sound
    while let first = rest.first {
      let two = letters[String(rest.prefix(2))]
      ipa += two ?? letters[String(first)] ?? String(first)
      rest = rest.dropFirst(two == nil ? 1 : 2)
    }
    return ipa.isEmpty ? nil : ipa
  }

  private static let letters = [
    "↗": "ˈ", "↘": "ˌ", "ɜ": "ə", "ɜ:": "ɜː", "ɘ": "ɒ", "ɘ:": "ɔː", "ɘɪ": "ɔɪ", "ɛ": "e", "ʊ:": "uː",
    "i:": "iː",
    "ɑ:": "ɑː", "oʊ": "əʊ", ":": "ː",
  ]
}
