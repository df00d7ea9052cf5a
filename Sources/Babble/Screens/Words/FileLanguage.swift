import Engine

/// A dropped file, and the language of its words.
package struct FileLanguage: Hashable, Sendable {
  /// What was dropped.
  package let file: String
  /// The name of its deck.
  package let name: String
  /// Some of its words, as in "Hund, Katze".
  package let words: Text
  /// A BCP 47 tag; `und` if it isn't known.
  package var language: String

  package init(file: String, name: String, words: Text, language: String) {
    (self.file, self.name, self.words, self.language) = (file, name, words, language)
  }
}
