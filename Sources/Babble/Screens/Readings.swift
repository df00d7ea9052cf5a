import Engine
import Saving
import WordGame

/// When readings stand above words, as the player can choose it.
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

  /// What the settings say.
  static func use(_ settings: Settings) -> RubyText.Use {
    settings.choices[name].flatMap(RubyText.Use.init) ?? .unfamiliar
  }
}
