import Engine

/// A dropped file, and the language of its words.
package struct FileLanguage: Hashable, Sendable {
  /// What was dropped.
  package let file: String
  /// The name of its deck.
  package let name: String
  /// A BCP 47 tag; `und` if it isn't known.
  package var language: String

  package init(file: String, name: String, language: String) {
    (self.file, self.name, self.language) = (file, name, language)
  }
}

extension FileLanguage: StateHashable {
  package func hash(into hash: inout StateHash) { hash.combine([file, name, language]) }
}
