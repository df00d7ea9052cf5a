import Learning

/// An entry with all that the dictionaries know about it.
struct EntryPage: Sendable {
  let entry: DictionaryEntry
  /// The Chinese characters it is written with, in order.
  let characters: [CharacterEntry]
  /// Words that contain the term, most common first.
  let words: [DictionaryHit]
  /// The name of the deck in which the learner already has the word; nil if they don't.
  let known: String?
  /// The learner's own hints on characters.
  var hints: [Character: String] = [:]

  init(
    _ entry: DictionaryEntry, characters: [CharacterEntry] = [], words: [DictionaryHit] = [],
    known: String? = nil
  ) {
    (self.entry, self.characters, self.words, self.known) = (entry, characters, words, known)
  }
}
