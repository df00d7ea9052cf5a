/// What a learner can write anew about a word.
public enum WordField: String, Hashable, Sendable, CaseIterable {
  case term, meanings, reading, romanization, partOfSpeech, notes, mnemonic, tags

  /// Whether it can hold several texts.
  public var isList: Bool { self == .meanings || self == .tags }

  /// Whether a word without it is no word to learn.
  public var isNeeded: Bool { self == .term || self == .meanings }
}

extension Word {
  /// The texts of a field: none where it is empty, and of most fields at most one.
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
