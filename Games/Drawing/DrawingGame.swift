import Engine
import Interface
import Learning
import WordGame

/// A meaning is shown, and the word is drawn by hand.
public enum DrawingGame: WordGame {
  public static let profile = GameProfile(
    name: "drawing", title: "Drawing", summary: "write words by hand, stroke by stroke", usualWords: 8,
    usualSides: .meaning, fixesSides: true, variations: DrawingKind.allCases.map(\.variation),
    letterVariation: DrawingKind.tracing.rawValue, help: DrawingHelp.scene)

  public static func rules(_ setup: GameSetup) -> [Text] { DrawingHelp.short(DrawingKind(setup)) }

  /// The game at its first tick; nil where no word can be drawn.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? { DrawingScene(setup) }

  /// The board to draw on, as large as it is in a window.
  public static func board(in window: Size, cells: CellShape) -> InkPlace {
    DrawingLayout(window, cells).board
  }

  /// Whether any of its words can be drawn.
  public static func hasEnough(_ setup: GameSetup) -> Bool {
    setup.round.content.items.contains { DrawnWord($0) != nil }
  }
}

/// How much help there is.
enum DrawingKind: String, CaseIterable, StateHashable {
  /// None.
  case memory
  /// The right one stands faint on the board.
  case tracing
  /// A wrong stroke is refused at once.
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
