import Engine
import Learning

/// A missed word, with its answer.
public struct MissedWord: Hashable, Sendable {
  public let word: WordReference
  public let term: Text
  /// The line that recordings hold: all meanings and the reading.
  private let told: Text
  /// The reading, unless term and meaning say it already.
  public let reading: Text
  public let meaning: Text
  /// What was given instead, without duplicates, as far as known.
  public var takenFor: [Text] = []

  /// - Parameter told: the line for recordings; nil for the meaning.
  public init(
    _ word: WordReference, _ term: Text, _ meaning: Text, reading: Text = .empty, told: Text? = nil
  ) {
    self.word = word
    self.term = term
    self.meaning = meaning
    self.reading = reading
    self.told = told ?? meaning
  }

  public init(_ item: RoundSetup.Item, told: Text? = nil) {
    self.init(
      item.reference, Text(item.word.term), Text(item.meanings),
      reading: Text(item.word.readings.joined(separator: ", ")), told: told ?? Text(item.explanation))
  }

  /// Records what was given instead, unless it is empty.
  public mutating func add(given: String) {
    let text = Text(given)
    if !text.isEmpty, !takenFor.contains(text) { takenFor.append(text) }
  }
}

extension MissedWord: StateHashable {
  public func hash(into hash: inout StateHash) {
    // Left out: the deck, which is the round's or in its setup; the parts of the told line; and what the
    // answers say.
    hash.combine(fieldsOf: self, word.word, term, told, cosmetic: 3)
  }
}
