/// Common words of the languages of answers: a slip that results in one of these isn't forgiven. A deck's own words are
/// known in any case.
enum RealWords {
  /// Whether a lower-case word is in the list.
  static func contains(_ word: String, in language: String) -> Bool {
    lists[language]?.contains(word) == true
  }

  private static let lists = Language.known.values.reduce(into: [String: Set<String>]()) { lists, language in
    lists[language.tag] = Set(language.realWords?() ?? language.commonest.words)
  }
}
