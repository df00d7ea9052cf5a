import Engine
import Learning

/// What is known of a term that somebody means to add.
package struct TermFound: Sendable {
  /// The term; empty where only languages were asked for.
  package let term: String
  /// The tag of its language.
  package let language: String
  /// Whether its letters leave no other language.
  package let isCertain: Bool
  /// The tags of all languages that there are words of, the one that is learned first.
  package let languages: [String]
  /// What is to be said of it; empty for nothing.
  package let sentence: Text
  /// What a dictionary says it means; empty where none does.
  package let meanings: [String]

  /// What was found of it.
  package init(
    _ term: String, language: String, isCertain: Bool = false, of languages: [String],
    _ sentence: Text = .empty, meanings: [String] = []
  ) {
    self.isCertain = isCertain
    (self.term, self.language, self.languages) = (term, language, languages)
    (self.sentence, self.meanings) = (sentence, meanings)
  }
}
