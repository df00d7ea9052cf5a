import Engine
import WordGame

/// What a command line goes straight to.
enum Start: Hashable, Sendable {
  /// The day's session.
  case today
  /// A game.
  case game(GameRequest)
}

extension Start: StateHashable {
  func hash(into hash: inout StateHash) {
    switch self {
    case .today: hash.combine(0)
    case .game(let request): hash.combine(request)
    }
  }
}
