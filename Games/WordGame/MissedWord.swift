import Engine
import Learning

/// A word that was missed, with its answer.
public struct MissedWord: Hashable, Sendable {
  /// What points to it.
  public let word: WordReference
  /// The term.
  public let term: Text
  /// What recordings have of it besides: all that it means and how it is read, in one line.
  private let told: Text
  /// How it is read, as far as term and meaning don't say so.
  public let reading: Text
  /// What it means.
  public let meaning: Text
  /// What was given in its place, each once, as far as that is known.
  public var takenFor: [Text] = []

  /// A missed word with its two sides.
  /// - Parameter told: what a recording has of it; nil for the meaning.
  public init(
    _ word: WordReference, _ term: Text, _ meaning: Text, reading: Text = .empty, told: Text? = nil
  ) {
    self.word = word
    self.term = term
    self.meaning = meaning
    self.reading = reading
    self.told = told ?? meaning
  }

  /// A word of a round.
  public init(_ item: RoundSetup.Item, told: Text? = nil) {
    self.init(
      item.reference, Text(item.word.term), Text(item.meanings),
      reading: Text(item.word.readings.joined(separator: ", ")), told: told ?? Text(item.explanation))
  }

  /// Takes note of what was given in its place, which may be nothing.
  public mutating func take(given: String) {
    let text = Text(given)
    if !text.isEmpty, !takenFor.contains(text) { takenFor.append(text) }
  }
}

extension MissedWord: StateHashable {
  /// Hashes what is told of it, and its id. The deck is that of the round, or stands in its setup.
  public func hash(into hash: inout StateHash) {
    // Left out: what the one line says in parts, and what the answers say.
    hash.combine(fieldsOf: self, word.word, term, told, cosmetic: 3)
  }
}
