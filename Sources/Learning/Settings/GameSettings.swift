/// The settings of all games, in the order of the screen.
public struct GameSettings: SettingGroup {
  public static let title = "Games"
  public static let all = GameSettings()

  public let hasClock = Setting("timers", "Clock", "whether games are timed", true)
  public let seconds = Setting<Int?>(
    "seconds", "Time", "seconds for a game", nil,
    [(nil, "default"), (60, "60"), (120, "120"), (300, "300"), (600, "600"), (1200, "1200")],
    within: 1...1_000_000)
  /// Nil leaves it to the game.
  public let sides = Setting<AskedSides?>(
    "sides", "Question", "which side of a word is shown", nil,
    [(nil, "default"), (.term, "the word"), (.meaning, "the meaning"), (.both, "either")])
  /// Whether the player's best run races along.
  public let hasGhost = Setting("ghost", "Ghost", "race against your best run", true)
  /// The folder of the ladder; nil for the player's own replays.
  public let ladder = Setting<String?>("ladder", nil)
}

extension Setting {
  public static var games: GameSettings { .all }
}

extension AskedSides: SettingValue {}
