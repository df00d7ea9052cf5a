import Learning

/// A deck that can be made from an installed dictionary.
struct DeckRecipe: Identifiable {
  enum Words: Equatable {
    /// The words of a learners' list, named as in the dictionary.
    case listed(String)
    /// One part of such a list, counted from 0, when it is cut into parts of equal size.
    case part(Int, of: Int, listed: String)
    /// The most frequent words of the language.
    case commonest(Int)
    /// The characters of a learners' list.
    case characters(String)
  }

  let id: String
  let name: String
  let languages: Deck.Languages
  let words: Words
  /// About how many words it will have, or characters.
  let size: Int
  /// What has to be installed, by the names that `babble dictionary install` takes.
  let needs: [String]

  /// The language tag as dictionaries have it.
  var dictionary: String { LanguageTag.primary(of: languages.term) ?? languages.term }

  /// The command that installs what it needs.
  var command: String { "babble dictionary install " + needs.joined(separator: " ") }

  static func find(_ id: String) -> DeckRecipe? { all.first { $0.id == id.lowercased() } }

  /// All recipes, by language.
  static let all = hsk + hsk3 + jlpt + kanji + spanish + greek + countries
}

extension DeckRecipe {
  private init(
    _ id: String, _ name: String, _ language: String, _ words: Words, size: Int, needs: String...
  ) {
    self.init(
      id: id, name: name, languages: Deck.Languages(term: language, meaning: Language.home.tag), words: words,
      size: size,
      needs: needs)
  }

  private static let hsk = (1...6).map { level in
    DeckRecipe(
      "hsk-\(level)", "HSK \(level)", "zh-Hans", .listed("old HSK \(level)"),
      size: [150, 150, 300, 600, 1300, 2500][level - 1], needs: "chinese", "frequencies")
  }

  /// The standard of 2021 has one list for its top three levels. It is cut in three here, the most frequent
  /// words first.
  private static let hsk3 = (1...9).map { level in
    DeckRecipe(
      "hsk3-\(level)", "HSK 3.0, level \(level)", "zh-Hans",
      level < 7 ? .listed("HSK 3.0 \(level)") : .part(level - 7, of: 3, listed: "HSK 3.0 7–9"),
      size: level < 4 ? 700 : level < 7 ? 1000 : 1800, needs: "chinese", "frequencies")
  }

  private static let jlpt = (1...5).reversed().map { level in
    DeckRecipe(
      "jlpt-n\(level)", "JLPT N\(level)", "ja", .listed("JLPT N\(level)"),
      size: [2700, 1800, 1750, 630, 660][level - 1], needs: "japanese", "frequencies")
  }

  private static let kanji = (1...6).map { year in
    DeckRecipe(
      "kanji-\(year)", "Kanji of school year \(year)", "ja", .characters("school year \(year)"),
      size: 170, needs: "japanese")
  }

  private static let spanish = [1000, 1500, 2000, 2500].map { count in
    DeckRecipe(
      "spanish-\(count)", "Spanish: the commonest \(count)", "es", .commonest(count), size: count,
      needs: "spanish", "frequencies")
  }

  private static let greek = [
    DeckRecipe(
      "greek-1000", "Greek: the commonest 1000", "el", .commonest(1000), size: 1000, needs: "greek",
      "frequencies")
  ]

  private static let countries = [("georgian", "ka"), ("armenian", "hy"), ("korean", "ko")].map { name, tag in
    DeckRecipe(
      "countries-in-\(name)", "Countries in \(name.capitalized)", tag, .listed("countries"), size: 250,
      needs: name)
  }
}
