/// An edit of the learner's word bank, or of their corrections to another deck's words. Undoing one is
/// another change.
public indirect enum BankChange: Hashable, Sendable {
  /// Adds a word at the end, or at a place among all.
  case added(BankWord, at: Int?)
  case removed(WordReference)
  /// Sets the texts of a field; nil restores those of the deck.
  case wrote(WordReference, WordField, [String]?)
  /// Sets the learner's own mnemonic for a Chinese character; nil removes it.
  case hinted(Character, String?)
  /// Several changes as one step.
  case all([BankChange])

  /// The words it affects, in order.
  public var words: [WordReference] {
    switch self {
    case .added(let word, _): [word.reference]
    case .removed(let word), .wrote(let word, _, _): [word]
    case .hinted: []
    case .all(let changes): changes.flatMap(\.words)
    }
  }

  /// The same change to words that are in other decks now.
  func moved(_ successors: [String: String]) -> BankChange {
    switch self {
    case .added, .hinted: self
    case .removed(let word): .removed(word.moved(successors))
    case .wrote(let word, let field, let texts): .wrote(word.moved(successors), field, texts)
    case .all(let changes): .all(changes.map { $0.moved(successors) })
    }
  }

  /// The single changes that it consists of.
  public var parts: [BankChange] {
    if case .all(let changes) = self { changes.flatMap(\.parts) } else { [self] }
  }
}

extension Word {
  /// The texts of a field: none where it is empty, and at most one unless it `isList`.
  public subscript(field: WordField) -> [String] {
    get {
      switch field {
      case .term: [term]
      case .meanings: meanings
      case .reading: list(reading)
      case .romanization: list(romanization)
      case .partOfSpeech: list(partOfSpeech)
      case .notes: list(notes)
      case .mnemonic: list(mnemonic)
      case .tags: tags
      }
    }
    set {
      switch field {
      case .term: term = newValue.first ?? term
      case .meanings: meanings = newValue.isEmpty ? meanings : newValue
      case .reading: reading = newValue.first
      case .romanization: romanization = newValue.first
      case .partOfSpeech: partOfSpeech = newValue.first
      case .notes: notes = newValue.first
      case .mnemonic: mnemonic = newValue.first
      case .tags: tags = newValue
      }
    }
  }

  private func list(_ text: String?) -> [String] { text.map { [$0] } ?? [] }
}
