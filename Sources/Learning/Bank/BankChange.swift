/// Something that a learner does to the words of their bank, or to what another deck says of a word. What takes it back
/// is a change like it.
public indirect enum BankChange: Hashable, Sendable {
  /// A word is added, as the last one or at a place among all.
  case added(BankWord, at: Int?)
  /// A word of the bank is taken out.
  case removed(WordReference)
  /// A field of a word has these texts; nil for those that its deck has.
  case wrote(WordReference, WordField, [String]?)
  /// A Chinese character has this mnemonic of the learner's own; nil for none.
  case hinted(Character, String?)
  /// Several at once.
  case all([BankChange])

  /// The words that it is about, in its order.
  public var words: [WordReference] {
    switch self {
    case .added(let word, _): [word.reference]
    case .removed(let word), .wrote(let word, _, _): [word]
    case .hinted: []
    case .all(let changes): changes.flatMap(\.words)
    }
  }

  /// It, or where it is several those that it is made of.
  public var parts: [BankChange] {
    if case .all(let changes) = self { changes.flatMap(\.parts) } else { [self] }
  }
}
