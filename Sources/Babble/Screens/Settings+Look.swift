import Engine
import Learning
import Saving
import WordGame

extension Settings {
  /// The player's look, overridden by the command line.
  func look(over options: Look) -> Look {
    var look = options
    look.theme = options.theme(named: theme)
    look.reducesMotion = options.reducesMotion || !hasMotion
    look.mosaic = LargeWords.mosaic(self)
    look.ruby = Readings.use(self)
    return look
  }
}

/// The player's choice for drawing large words. Each option shows its own blocks: boxes or question marks
/// instead mean that the font lacks them.
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

  static func mosaic(_ settings: Settings) -> Mosaic? {
    settings.choices[name].flatMap(LargeWords.init)?.mosaic
  }
}

/// The player's choice of when readings appear above words.
enum Readings {
  private static let name = "look.readings"
  static let choice = GameChoice(
    name, "Readings", "furigana and pinyin above words",
    RubyText.Use.allCases.map { .init($0.rawValue, title(of: $0)) })

  private static func title(of use: RubyText.Use) -> Text {
    switch use {
    case .unfamiliar: "until a word is good"
    case .always: "always"
    case .never: "never"
    }
  }

  static func use(_ settings: Settings) -> RubyText.Use {
    settings.choices[name].flatMap(RubyText.Use.init) ?? .unfamiliar
  }
}
