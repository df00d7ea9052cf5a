import Engine

/// What the line below the table says, unless it shows the focused card.
enum MemoryNote: Hashable, Sendable, StateHashable {
  case none
  case otherField(wantsPrompt: Bool)
  /// The meaning of a mismatched prompt.
  case told(pair: Int)
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
