import Engine
import Learning

/// The player, and the look and sound of every screen, in the order of the settings screen.
struct LookSettings: SettingGroup {
  static let title = "Look"
  static let all = LookSettings()

  let name = Setting("name", "Name", "shown beside your scores", "", [("", "not set")])
  /// The name of a figure, or a letter.
  let avatar = Setting("avatar", "Avatar", "a figure or a letter beside your name", "", [("", "none")])
  /// A theme's name.
  let theme = Setting(
    "theme", "Theme", "colours of every screen", ThemeChoice.all[0].name,
    ThemeChoice.all.map { ($0.name, $0.title) })
  /// Each value shows its own blocks: boxes or question marks instead mean that the font lacks them. Nil leaves it
  /// to the terminal.
  let largeWords = Setting<Mosaic?>(
    "look.words", "Large words", "how they are drawn", nil,
    [
      (nil, "automatic"), (.halves, "half blocks ▀▄█"),
      (.sextants, "sextants \u{1FB13}\u{1FB2D}\u{1FB27}"), (.octants, "octants \u{1CD1E}\u{1CD4D}\u{1CD33}"),
      (.plain, "none, plain text"),
    ])
  let readings = Setting(
    "look.readings", "Readings", "furigana and pinyin above words", RubyText.Use.unfamiliar,
    [(.unfamiliar, "until a word is known"), (.always, "always"), (.never, "never")])
  /// Whether things move; else their final state is shown at once.
  let hasMotion = Setting(
    "motion", "Motion", "whether cards turn and fly", true, [(true, "full"), (false, "reduced")])
  let sound = Setting(
    "sound", "Sound", "effects and spoken words", SoundVolume.full,
    [(.full, "full"), (.soft, "soft effects"), (.off, "off")])
}

extension Setting {
  static var look: LookSettings { .all }
}

extension Mosaic: SettingValue {}
extension RubyText.Use: SettingValue {}

extension Settings {
  var hasSound: Bool { self[.look.sound] != .off }

  /// The player's look, overridden by the command line.
  func look(over options: Look) -> Look {
    var look = options
    look.theme = options.theme(named: self[.look.theme])
    look.reducesMotion = options.reducesMotion || !self[.look.hasMotion]
    look.mosaic = self[.look.largeWords]
    look.ruby = self[.look.readings]
    return look
  }
}
