import Engine
import Learning

/// How much help the player gets.
enum DrawingKind: String, CaseIterable, StateHashable {
  case memory
  /// A faint model is on the board.
  case tracing
  case strokes

  init(_ setup: GameSetup) { self = DrawingKind(rawValue: setup.round.policy.variation) ?? .memory }

  var variation: GameProfile.Variation {
    switch self {
    case .memory:
      .init(
        rawValue, "from memory", "a meaning, and an empty board",
        note:
          "It reads about 93 of 100 kanji, 83 kana and 80 hanzi: best with clear strokes on a large board.",
        takesTime: false)
    case .tracing:
      .init(
        rawValue, "tracing", "over a faint model",
        note:
          "The way to begin, and the surest way with letters: 99 of 100 traced ones are accepted.",
        takesTime: false)
    case .strokes:
      .init(
        rawValue, "stroke by stroke", "a wrong stroke is refused",
        note: "For characters whose stroke order is known; others are traced.", takesTime: false)
    }
  }
}
