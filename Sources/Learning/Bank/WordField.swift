/// A field of a word that the learner can edit.
public enum WordField: String, Hashable, Sendable, CaseIterable {
  case term, meanings, reading, romanization, partOfSpeech, notes, mnemonic, tags

  public var isList: Bool { self == .meanings || self == .tags }

  /// Whether a word needs it to be learned at all.
  public var isNeeded: Bool { self == .term || self == .meanings }
}
