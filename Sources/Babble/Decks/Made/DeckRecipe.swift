import Learning

/// A deck that can be made of a dictionary which is installed.
struct DeckRecipe: Identifiable {
  /// Which words it has.
  enum Words: Equatable {
    /// Those of a learners' list, as the dictionary calls it.
    case listed(String)
    /// A part of such a list, the first being 0, of so many that are of one size.
    case part(Int, of: Int, listed: String)
    /// The commonest of the language.
    case commonest(Int)
    /// The characters of a learners' list.
    case characters(String)
  }

  let id: String
  let name: String
  let languages: Deck.Languages
  let words: Words
  /// What has to be installed, by the names that `babble dictionary install` takes.
  let needs: [String]

  /// The language as dictionaries call it.
  var dictionary: String { LanguageTag.primary(of: languages.term) ?? languages.term }

  /// The command that gets what it needs.
  var command: String { "babble dictionary install " + needs.joined(separator: " ") }

  /// The recipe of an id.
  static func find(_ id: String) -> DeckRecipe? { all.first { $0.id == id.lowercased() } }

  /// All there are, by language.
  static let all = hsk + hsk3 + jlpt + kanji + spanish + greek + countries
}

extension DeckRecipe {
  private init(_ id: String, _ name: String, _ language: String, _ words: Words, needs: String...) {
    self.init(
      id: id, name: name, languages: Deck.Languages(term: language, meaning: "en"), words: words, needs: needs
    )
  }

  private static let hsk = (1...6).map { level in
    DeckRecipe(
      "hsk-\(level)", "HSK \(level)", "zh-Hans", .listed("old HSK \(level)"), needs: "chinese", "frequencies")
  }

  /// The standard of 2021 has one list for its upper three levels; here it is cut in three, the commonest words first.
  private static let hsk3 = (1...9).map { level in
    DeckRecipe(
      "hsk3-\(level)", "HSK 3.0, level \(level)", "zh-Hans",
      level < 7 ? .listed("HSK 3.0 \(level)") : .part(level - 7, of: 3, listed: "HSK 3.0 7–9"),
      needs: "chinese", "frequencies")
  }

  private static let jlpt = (1...5).reversed().map { level in
    DeckRecipe(
      "jlpt-n\(level)", "JLPT N\(level)", "ja", .listed("JLPT N\(level)"), needs: "japanese", "frequencies")
  }

  private static let kanji = (1...6).map { year in
    DeckRecipe(
      "kanji-\(year)", "Kanji of school year \(year)", "ja", .characters("school year \(year)"),
      needs: "japanese"
    )
  }

  private static let spanish = [1000, 1500, 2000, 2500].map { count in
    DeckRecipe(
      "spanish-\(count)", "Spanish: the commonest \(count)", "es", .commonest(count), needs: "spanish",
      "frequencies")
  }

  private static let greek = [
    DeckRecipe(
      "greek-1000", "Greek: the commonest 1000", "el", .commonest(1000), needs: "greek", "frequencies")
  ]

  private static let countries = [("georgian", "ka"), ("armenian", "hy"), ("korean", "ko")].map { name, tag in
    DeckRecipe(
      "countries-in-\(name)", "Countries in \(name.capitalized)", tag, .listed("countries"), needs: name)
  }
}
