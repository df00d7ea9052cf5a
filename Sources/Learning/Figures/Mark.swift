/// One word for how well a word is known, the same on every screen.
public enum Mark: String, Sendable, CaseIterable {
  /// Never met.
  case new
  /// Asked somewhere, but not yet learned.
  case met
  /// Being learned, or forgotten.
  case shaky
  /// Right unaided on a later day than the first.
  case good
  /// Held for weeks, and produced from its meaning.
  case strong

  /// Whether a word with it counts as held.
  public var isHeld: Bool { self == .good || self == .strong }

  /// The mark of a word; of a letter with two forms that of the weaker, which is met where only the other was.
  public init(ofForms marks: [Mark]) {
    let weakest = Mark.allCases.first(where: marks.contains) ?? .new
    self = weakest == .new && marks.contains { $0 != .new } ? .met : weakest
  }
}

/// How well a word stands with a player.
public enum Standing: Hashable, Sendable {
  /// Never met.
  case new
  /// Met but not held, or due: the greater the urgency (thousandths), the sooner it should return.
  case shaky(urgency: Int)
  /// Held.
  case known
}
