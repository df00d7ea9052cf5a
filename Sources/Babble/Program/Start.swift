import Course
import Engine
import WordGame

/// What a command line goes straight to.
enum Start: Hashable, Sendable {
  /// The day's session.
  case today
  /// A game.
  case game(GameRequest)
  /// A text with its words.
  case text(ReadText)
  /// Words to record.
  case voice(VoiceScope)
  /// Words to make an audio lesson of.
  case walk(VoiceScope)
}

extension Start: StateHashable {
  func hash(into hash: inout StateHash) {
    switch self {
    case .today: hash.combine(0)
    case .game(let request): hash.combine(request)
    case .text(let text): hash.combine(text)
    case .voice(let scope): hash.combine(scope)
    case .walk(let scope):
      hash.combine(1)
      hash.combine(scope)
    }
  }
}
