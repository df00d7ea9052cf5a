import Engine
import Interface
import Learning

/// Something that can be learned from day to day.
struct CourseRow: Hashable, Sendable {
  /// One of the things to learn in a language.
  struct Part: Hashable, Sendable {
    let name: Text
    let kind: Deck.Kind
    let count: Int

    init(_ name: Text, _ kind: Deck.Kind = .words, count: Int) {
      (self.name, self.kind, self.count) = (name, kind, count)
    }
  }

  let id: String
  let name: Text
  let size: Text
  /// The number of words; 0 if unknown.
  let count: Int
  /// How many skills each of its words has.
  var skills = 2
  let kind: Deck.Kind
  /// Whether to ask how much of it is known already: true while Babble knows none of its words to be known.
  let isUntouched: Bool
  /// Whether it is being learned now.
  let isChosen: Bool
  /// The language's tag, which groups the rows.
  var language = ""
  /// Whether it is learned beside the chosen one.
  var isBeside = false
  /// The tag of the language of its meanings.
  var meaning = ""
  /// All that there is to learn in its language, one after the other; letters come beside the first words.
  var path: [Part] = []
  /// The first words of the same language that are explained in other ones.
  fileprivate(set) var alternatives: [CourseRow] = []
  /// Whether its words are those of a course of stages, which has a screen of its own.
  var isOfStages = false
  /// Whether it has the language of the chosen one.
  var isOfChosen = true
  /// What else the language offers, and how to get it; empty if nothing is missing.
  var offer: Text = .empty
  /// Whether the language's letters are learned beside it from the first day on.
  fileprivate(set) var hasLetters = false
  /// Whether it represents its language in the first list.
  fileprivate(set) var isLanguage = false

  init(
    id: String, name: Text, size: Text, count: Int = 0, kind: Deck.Kind = .words, isUntouched: Bool = false,
    isChosen: Bool = false
  ) {
    self.isChosen = isChosen
    self.id = id
    self.name = name
    self.size = size
    self.count = count
    self.kind = kind
    self.isUntouched = isUntouched
  }
}

extension [CourseRow] {
  /// One row for each language: its first words, with its letters beside them. Those in Latin letters come first, and
  /// last what else can be learned.
  var byLanguage: [CourseRow] {
    var (firsts, others) = ([CourseRow](), [CourseRow]())
    for row in self {
      let isFirst = row.kind == .words && !firsts.contains { $0.language == row.language }
      if isFirst { firsts.append(row) } else { others.append(row) }
    }
    for place in firsts.indices {
      let letters = others.filter { $0.kind == .alphabet && $0.language == firsts[place].language }
      (firsts[place].hasLetters, firsts[place].isLanguage) = (!letters.isEmpty, true)
      let words = others.filter { $0.kind == .words && $0.language == firsts[place].language }
      let alternatives = words.filter { $0.meaning != firsts[place].meaning }
      firsts[place].alternatives = alternatives
      others.removeAll {
        letters.contains($0) || alternatives.contains($0) || $0.isOfStages && words.contains($0)
      }
    }
    let isLatin = { (row: CourseRow) in Language.of(row.language).scripts.contains(.latin) }
    return firsts.filter(isLatin) + firsts.filter { !isLatin($0) } + others
  }
}

extension CourseRow {
  /// In how many days all of a part has come, with so many minutes a day.
  func days(for part: Part, minutes: Int) -> Int {
    let new = max(1, DayAmount.newLimit(minutes: minutes, skills: part.kind == .alphabet ? 2 : skills))
    return (part.count + new - 1) / new
  }

  /// The language in which its words are explained, as in `Russian`.
  var explanation: Text {
    meaning == language
      ? "\(LanguageName.of(meaning) ?? meaning), by sentences" : Text(LanguageName.of(meaning) ?? meaning)
  }

  /// As in `learning · `, before its size.
  var standing: Text {
    if isChosen { return "learning · " }
    return isBeside ? isOfChosen ? "also learning · " : "separate Today · " : .empty
  }

  /// The language's own name, capitalised.
  private var nativeName: String? {
    let name = Language.of(language).nativeName.split(separator: " ").first.map(String.init)
    return name.map { name in
      // Titlecase rather than uppercase: Georgian has capitals, but doesn't begin words with them.
      let first = name.unicodeScalars.prefix(1).map(\.properties.titlecaseMapping).joined()
      return first + String(name.unicodeScalars.dropFirst())
    }
  }

  /// The same in a line, as in `Español, Spanish, 500 words`.
  var plainName: Text {
    let name = isLanguage ? item.title.string.split(separator: " ").joined(separator: " ") : name.string
    return Text(name) + ", " + (hasLetters ? size + ", letters" : size)
  }

  private static let nativeNameWidth = 12

  /// Its row in the list of languages, as in `Español     Spanish`.
  var item: Menu.Item {
    guard isLanguage, let native = nativeName, let english = LanguageName.of(language) else {
      return Menu.Item(name, trailing: size)
    }
    let gap = String(repeating: " ", count: max(1, Self.nativeNameWidth - Text(native).width))
    // What follows a colon tells decks of one language apart.
    let named = name.string.split(separator: ":").first.map(String.init) ?? ""
    let full = alternatives.isEmpty ? named : english
    let isSaid = native == english && full.hasPrefix(english)
    let detail = isSaid ? String(full.dropFirst(english.count).drop { ", ".contains($0) }) : full
    return Menu.Item(
      Text(native + gap + detail), trailing: hasLetters ? size + ", letters" : size)
  }
}

/// What a deck contains, in words.
extension Deck.Kind {
  /// As in `new words`.
  var newOnes: String { self == .alphabet ? "new letters" : "new words" }

  /// As in `letters`, the plural for more than one.
  func name(of count: Int) -> String {
    let one = self == .alphabet ? "letter" : "word"
    return count == 1 ? one : one + "s"
  }

  /// As in `1 new letter`.
  func new(_ count: Int) -> String {
    self == .alphabet
      ? Figure.count(count, "new letter", "new letters") : Figure.count(count, "new word", "new words")
  }
}
