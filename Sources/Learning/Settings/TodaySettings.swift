/// The settings of the day's course, in the order of the screen.
public struct TodaySettings: SettingGroup {
  public static let title = "Today"
  public static let all = TodaySettings()

  /// The id of the leading deck: Today teaches it, and the games play it. Nil before the choice.
  public let deck = Setting<String?>(
    "today.deck", "Learning", "the deck of Today and the games", nil, [(nil, "nothing yet")])
  /// The ids of the other learned decks. Those of the leading deck's language take turns with its new words.
  public let decks = Setting<[String]>("today.decks", [])
  /// Minutes a day.
  public let minutes = Setting(
    "today.minutes", "Minutes", "how much Today asks for", CourseOptions().minutes,
    [(5, "5"), (10, "10"), (15, "15"), (20, "20"), (30, "30")], within: 1...120)
  public let weekGoal = Setting(
    "today.week", "Days a week", "a goal; missing it costs nothing", 5,
    [(3, "3"), (4, "4"), (5, "5"), (6, "6"), (7, "7")], within: 1...7)
  public let daysOff = Setting(
    "today.off", "Days off", "they don't break your row of days", DaysOff.none,
    [(.none, "none"), (.sunday, "Sunday"), (.weekend, "Saturday and Sunday")])
  /// The recall, in per cent, at which a word is asked again.
  public let retention = Setting(
    "today.retention", "Remember", "how likely you still know a word when it comes back", 90,
    [(85, "85% less work"), (90, "90% balanced"), (95, "95% more sure")], within: 85...95)
  public let schedule = Setting(
    "today.schedule", "Schedule", "what decides when a word comes back", MemoryModel.Schedule.fsrs,
    [(.fsrs, "adaptive (FSRS)"), (.leitner, "five boxes")])
  /// Whether a word's second direction is asked from the day after its first, even where that was missed.
  public let opensEarly = Setting(
    "today.both", "Both ways", "ask for the word, too", false,
    [(false, "once you know its meaning"), (true, "from the second day")])
  /// The hour of the learner's clock.
  public let dayStart = Setting(
    "today.start", "New day", "the hour at which your day begins", 4, (0...6).map { ($0, "\($0):00") },
    within: 0...6)
  /// The limit that was computed for the last day with an answer.
  public let newLimit = Setting<NewWordLimit?>("today.limit", nil)
}

extension Setting {
  public static var today: TodaySettings { .all }
}

extension MemoryModel.Schedule: SettingValue {}

extension Settings {
  /// This deck leads from now on. The one before is still learned.
  public mutating func learn(_ deck: String) {
    let before = self[.today.deck]
    self[.today.deck] = deck
    learn(deck, beside: false)
    if let before { learn(before, beside: true) }
  }

  /// Adds or removes a deck that is learned beside the leading one; the first one leads.
  public mutating func learn(_ deck: String, beside isLearned: Bool) {
    if isLearned, self[.today.deck] == nil { self[.today.deck] = deck }
    self[.today.decks].removeAll { $0 == deck }
    if isLearned, deck != self[.today.deck] { self[.today.decks].append(deck) }
  }
}
