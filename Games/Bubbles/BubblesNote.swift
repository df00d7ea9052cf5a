import Engine

/// What the line below the field says of the last answer.
enum BubblesNote: Hashable, Sendable, Foldable {
  case none
  /// A word was found, and stands here with its reading.
  case popped(word: Int)
  /// This one was not it, and means something else.
  case refused(word: Int)

  func fold(into hash: inout StateHash) {
    switch self {
    case .none: hash.fold(0)
    case .popped(let word): hash.fold(1 + 2 * word)
    case .refused(let word): hash.fold(2 + 2 * word)
    }
  }
}
