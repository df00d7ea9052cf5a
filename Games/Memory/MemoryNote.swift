import Engine

/// What the line below the table says, when it isn't the focused card.
enum MemoryNote: Hashable, Sendable, StateHashable {
  case none
  /// The second card must come from the other field.
  case otherField(wantsPrompt: Bool)
  /// What the prompt of a mismatch means.
  case told(pair: Int)
  /// A pair that was found, with its reading.
  case matched(pair: Int)

  func hash(into hash: inout StateHash) {
    switch self {
    case .none: hash.combine(0)
    case .otherField(let wantsPrompt): hash.combine(wantsPrompt ? 1 : 2)
    case .told(let pair): hash.combine(10 + 2 * pair)
    case .matched(let pair): hash.combine(11 + 2 * pair)
    }
  }
}
