import Engine

/// A dropped file, and the language of its words.
struct FileLanguage: Hashable, Sendable {
  /// What was dropped.
  let file: String
  /// The name of its deck.
  let name: String
  /// Some of its words, as in "Hund, Katze".
  let words: Text
  /// A BCP 47 tag; `und` if it isn't known.
  var language: String
}
