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
  public let answers = Setting(
    "today.answers", "Answers", "in Today; mastering a word takes typing or drawing", AnswerWay.mixed,
    [(.mixed, "mixed"), (.typed, "typed"), (.drawn, "drawn"), (.chosen, "chosen")])
  /// Whether a word's second direction is asked from the day after its first, even where that was missed.
  public let opensEarly = Setting(
    "today.both", "Both ways", "ask for the word, too", false,
    [(false, "once you know its meaning"), (true, "from the second day")])
  /// Whether words must be typed in their own script; else their reading and romanisation are right, too.
  public let isScriptOnly = Setting(
    "today.script", "Latin answers", "count where the word has its own script", false,
    [(false, "yes"), (true, "no")])
  /// Whether the skill `write` is asked, and the strokes of all drawn answers count for it.
  public let countsStrokes = Setting(
    "today.strokes", "Stroke order", "characters are asked by drawing, too", false,
    [(false, "only shown"), (true, "counted")])
  /// Whether the skill `hear` is asked.
  public let listens = Setting(
    "today.listening", "Listening", "asks known words by ear, too; needs a voice", false)
  public let schedule = Setting(
    "today.schedule", "Schedule", "what decides when a word comes back", MemoryModel.Schedule.fsrs,
    [(.fsrs, "adaptive (FSRS)"), (.leitner, "five boxes")])
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
