import Engine

/// What the line below the field says about the last answer.
enum BubblesNote: Hashable, Sendable, StateHashable {
  case none
  /// A word was found; it is shown with its reading.
  case popped(word: Int)
  /// The wrong word; its meaning is shown.
  case refused(word: Int)

  func hash(into hash: inout StateHash) {
    switch self {
    case .none: hash.combine(0)
    case .popped(let word): hash.combine(1 + 2 * word)
    case .refused(let word): hash.combine(2 + 2 * word)
    }
  }
}
