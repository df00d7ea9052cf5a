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
