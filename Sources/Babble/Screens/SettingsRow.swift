import Course
import Engine
import Interface
import Learning
import Saving
import WordGame

enum SettingsRow: Hashable {
  case name, avatar, theme, motion, sound, clock, time, sides, ghost
  /// The course of Today.
  case course(Text)
  case minutes, answers, script, drawing, strokes, listening, schedule
  /// A setting of a particular game.
  case own(GameChoice)

  var title: Text {
    switch self {
    case .name: "Name"
    case .avatar: "Avatar"
    case .theme: "Theme"
    case .motion: "Motion"
    case .sound: "Sound"
    case .clock: "Clock"
    case .time: "Time"
    case .sides: "Question"
    case .ghost: "Ghost"
    case .course: "Learning"
    case .minutes: "Minutes"
    case .answers: "Answers"
    case .script: "Latin answers"
    case .drawing: "Drawing"
    case .strokes: "Stroke order"
    case .listening: "Listening"
    case .schedule: "Schedule"
    case .own(let choice): choice.title
    }
  }

  var detail: Text {
    switch self {
    case .name: "shown beside your scores"
    case .avatar: "a figure or a letter beside your name"
    case .theme: "colours of every screen"
    case .motion: "whether cards turn and fly"
    case .sound: "sound effects and spoken words"
    case .clock: "whether games are timed"
    case .time: "seconds for a game"
    case .sides: "which side of a word is shown"
    case .ghost: "race against your best run"
    case .course: "the deck that Today teaches"
    case .minutes: "how much Today asks for"
    case .answers: "in Today; only typed ones make words strong"
    case .script: "accepted in place of a word's own script"
    case .drawing: "when the board opens in Today's questions"
    case .strokes: "characters are asked by drawing, too"
    case .listening: "good words are asked by ear, too; needs a voice"
    case .schedule: "what decides when a word comes back"
    case .own(let choice): choice.detail
    }
  }

  /// Rows are grouped: the look, the games, Today, and each game's own.
  var group: Int {
    switch self {
    case .name, .avatar, .theme, .motion, .sound: 0
    case .clock, .time, .sides, .ghost: 1
    case .course, .minutes, .answers, .script, .drawing, .strokes, .listening, .schedule: 2
    case .own(let choice): choice == LargeWords.choice || choice == Readings.choice ? 0 : 3
    }
  }

  /// The current value.
  func value(in settings: Settings, _ course: CourseChoice) -> Text {
    switch self {
    case .name: settings.name.isEmpty ? "not set" : Text(settings.name)
    case .avatar: Avatar(settings.avatar)?.title ?? "none"
    case .theme: ThemeChoice.title(of: settings.theme)
    case .motion: settings.hasMotion ? "full" : "reduced"
    case .sound: settings.hasSound ? "on" : "off"
    case .clock: settings.hasTimers ? "on" : "off"
    case .time: settings.seconds.map { "\($0)" } ?? "up to the game"
    case .sides: Self.sides(in: settings)
    case .ghost: settings.hasGhost ? "on" : "off"
    case .course(let name): name.isEmpty ? "nothing yet" : name
    case .minutes: "\(course.minutes)"
    case .answers: course.choosesAnswers ? "chosen" : "typed"
    case .script: course.isScriptOnly ? "no" : "yes"
    case .drawing: course.drawsAnswers ? "at once" : "by key"
    case .strokes: course.countsStrokes ? "counted" : "only shown"
    case .listening: course.listens ? "on" : "off"
    case .schedule: course.schedule == .fsrs ? "your memory" : "five boxes"
    case .own(let choice): Self.shown(choice, in: settings)
    }
  }

  private static func shown(_ choice: GameChoice, in settings: Settings) -> Text {
    let id = settings.choices[choice.name]
    return (choice.values.first { $0.id == id } ?? choice.values.first)?.title ?? .empty
  }

  private static func sides(in settings: Settings) -> Text {
    switch settings.choices[SettingsScene.sides].flatMap(AskedSides.init) {
    case .term: "the word"
    case .meaning: "the meaning"
    case .both: "either"
    case nil: "up to the game"
    }
  }
}

/// The rows without extras, the values they take, and the keys.
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
