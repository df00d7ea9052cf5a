import Learning

/// Words to choose from for an audio lesson.
struct WalkShelf: Sendable {
  struct Row: Sendable {
    let word: WordReference
    let term, meaning: String
    let tags: [String]
    /// Whether both sides are recorded.
    let isRecorded: Bool

    init(_ word: DeckWord, isRecorded: Bool) {
      self.word = word.reference
      (term, meaning) = (word.word.term, word.word.meanings.joined(separator: ", "))
      (tags, self.isRecorded) = (word.word.tags, isRecorded)
    }
  }

  let scope: VoiceScope
  let name: String
  let rows: [Row]
  /// Other decks to choose from.
  let decks: [String]
  /// The default path of the lesson.
  let file: String
  /// Whether eSpeak NG can speak what isn't recorded.
  let canFill: Bool
  /// The tags of the words, in order.
  let tags: [String]

  init(
    _ scope: VoiceScope, name: String, _ rows: [Row], decks: [String], file: String, canFill: Bool
  ) {
    (self.scope, self.name, self.rows) = (scope, name, rows)
    (self.decks, self.file, self.canFill) = (decks, file, canFill)
    tags = Set(rows.flatMap(\.tags)).sorted()
  }
}
