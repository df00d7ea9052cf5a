import Engine
import Interface
import WordGame

/// The rows that there are always, what can be chosen in them, and the keys.
extension SettingsScene {
  static func usualRows(_ learned: Text) -> [SettingsRow] {
    [
      .name, .avatar, .theme, .own(LargeWords.choice), .own(Readings.choice), .motion, .sound, .clock, .time,
      .sides,
      .ghost,
    ]
      + [.course(learned), .minutes, .answers, .script, .drawing, .strokes, .listening, .schedule]
      + Catalogue.games.flatMap(\.profile.choices).map(SettingsRow.own)
  }

  static let times: [Int?] = [nil, 60, 120, 300, 600, 1200]
  static let minutes = [5, 10, 15, 20, 30]

  static let foot = Foot([
    .upDown("choose"), KeyHint("Enter", "change", .act), .help, .back,
  ])
  static let editingFoot = Foot([
    KeyHint("Enter", "keep the name", .act), KeyHint("Esc", "leave it", .pause), .helpWhileTyping,
  ])
}
