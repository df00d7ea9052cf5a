import Engine
import Interface
import Learning

/// A meaning is shown, and the player draws the word by hand.
public enum DrawingGame: WordGame {
  public static let profile = GameProfile(
    name: "drawing", title: "Drawing", sign: "✎", summary: "write words by hand, stroke by stroke",
    usualWords: 8,
    usualSides: .meaning, fixesSides: true, variations: DrawingKind.allCases.map(\.variation),
    letterVariation: DrawingKind.tracing.rawValue, rulesVersion: 3, makeHelp: { DrawingHelp.scene })

  public static func rules(_ setup: GameSetup) -> [Text] { DrawingHelp.short(DrawingKind(setup)) }

  /// Nil if no word can be drawn.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? { DrawingScene(setup) }

  /// The board to draw on, for a window.
  public static func board(in window: Size, cells: CellShape) -> InkPlace {
    DrawingLayout(window, cells).board
  }

  public static func hasEnough(_ setup: GameSetup) -> Bool {
    setup.round.content.items.contains { DrawnWord($0) != nil }
  }
}
