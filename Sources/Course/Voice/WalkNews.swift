import Engine
import Learning
import WordGame

/// What the host tells of an audio lesson.
package enum WalkNews: Sendable {
  /// Words that it can be made of.
  case words(WalkShelf)
  /// So many of a hundred parts are done.
  case coming(Int)
  /// It is there.
  case made(Text)
  /// Something is at its path already.
  case present(String)
  /// Why it isn't there.
  case failed(Text)
  /// It was given up, and nothing is left of it.
  case cancelled
}

/// Words that an audio lesson can be made of.
package struct WalkShelf: Sendable {
  /// A word with what its row shows.
  package struct Row: Sendable {
    let word: WordReference
    let term, meaning: String
    let tags: [String]
    /// Whether both sides are recorded.
    let isRecorded: Bool

    /// A row of a deck's word.
    package init(_ word: DeckWord, isRecorded: Bool) {
      self.word = word.reference
      (term, meaning) = (word.word.term, word.word.meanings.joined(separator: ", "))
      (tags, self.isRecorded) = (word.word.tags, isRecorded)
    }
  }

  /// Which words these are, and what they are called.
  let scope: VoiceScope
  let name: String
  let rows: [Row]
  /// The decks whose words can be had, too.
  let decks: [String]
  /// Where the lesson goes unless somebody says otherwise.
  let file: String
  /// Whether eSpeak NG can say what isn't recorded.
  let canFill: Bool
  /// The tags of the words, in order.
  let tags: [String]

  /// A shelf of its parts.
  package init(
    _ scope: VoiceScope, name: String, _ rows: [Row], decks: [String], file: String, canFill: Bool
  ) {
    (self.scope, self.name, self.rows) = (scope, name, rows)
    (self.decks, self.file, self.canFill) = (decks, file, canFill)
    tags = Set(rows.flatMap(\.tags)).sorted()
  }
}

extension WalkShelf: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, scope, name, rows, decks, file, canFill, tags)
  }
}

extension WalkShelf.Row: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, word.text, term, meaning, tags, isRecorded)
  }
}
