/// Which side of a word was said.
public enum VoiceSide: String, Hashable, Sendable, CaseIterable {
  /// The word itself.
  case term
  /// What it means.
  case meaning

  /// The side that answers this one.
  public var other: VoiceSide { self == .term ? .meaning : .term }
}
