import Engine
import Saving
import WordGame

/// What words are drawn large with, as the player can choose it. Each kind shows itself: who sees boxes or question marks
/// instead has a font without it.
enum LargeWords: String, CaseIterable {
  case automatic = "auto"
  case halves, sextants, octants, plain

  private static let name = "look.words"
  static let choice = GameChoice(
    name, "Large words", "what they are drawn with", allCases.map { .init($0.rawValue, $0.title) })

  private var title: Text {
    switch self {
    case .automatic: "what suits the terminal"
    case .halves: "half blocks ▀▄█"
    case .sextants: "sextants \u{1FB13}\u{1FB2D}\u{1FB27}"
    case .octants: "octants \u{1CD1E}\u{1CD4D}\u{1CD33}"
    case .plain: "none, plain text"
    }
  }

  /// Nil leaves it to the terminal.
  private var mosaic: Mosaic? {
    switch self {
    case .automatic: nil
    case .halves: .halves
    case .sextants: .sextants
    case .octants: .octants
    case .plain: .plain
    }
  }

  /// What the settings say.
  static func mosaic(_ settings: Settings) -> Mosaic? {
    settings.choices[name].flatMap(LargeWords.init)?.mosaic
  }
}
