import Engine

/// What is known about a term that the player is about to add.
struct TermFound: Sendable {
  /// Empty if only the languages were asked for.
  let term: String
  /// The tag of its language.
  let language: String
  /// Whether its letters allow no other language.
  let isCertain: Bool
  /// The tags of all languages that have words, the one being learned first.
  let languages: [String]
  /// A remark; empty for none.
  let sentence: Text
  /// Whether a deck has the term already.
  let isThere: Bool
  /// From a dictionary; empty if none has it.
  let meanings: [String]

  init(
    _ term: String, language: String, isCertain: Bool = false, of languages: [String],
    _ sentence: Text = .empty, isThere: Bool = false, meanings: [String] = []
  ) {
    (self.isCertain, self.isThere) = (isCertain, isThere)
    (self.term, self.language, self.languages) = (term, language, languages)
    (self.sentence, self.meanings) = (sentence, meanings)
  }
}
