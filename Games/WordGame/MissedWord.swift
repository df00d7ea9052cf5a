import Engine
import Learning

/// A word that was missed, with its answer.
public struct MissedWord: Hashable, Sendable {
  /// What points to it.
  public let word: WordReference
  /// The term, perhaps with its reading.
  public let term: Text
  /// What it means.
  public let meaning: Text

  /// A missed word with its two sides.
  public init(_ word: WordReference, _ term: Text, _ meaning: Text) {
    self.word = word
    self.term = term
    self.meaning = meaning
  }

  /// A word of a round, with all that it means and how it is read.
  public init(_ item: RoundSetup.Item) {
    self.init(item.reference, Text(item.word.term), Text(item.explanation))
  }
}

extension MissedWord: StateHashable {
  /// Hashes what is shown of it, and its id. The deck is that of the round, or stands in its setup.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, word.word, term, meaning)
  }
}
