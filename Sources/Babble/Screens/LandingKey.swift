import Course
import Engine
import Interface
import WordGame

/// What the landing screen does at a key, besides what its lines do. All stands in the foot, where it can be clicked.
enum LandingKey {
  case reviews, lessons, find, export, deck

  static let map = KeyMap<LandingKey>([
    (keys: ["r"], intent: .reviews), (keys: ["l"], intent: .lessons), (keys: ["/"], intent: .find),
    (keys: ["x"], intent: .export), (keys: ["d"], intent: .deck),
  ])

  static func foot(_ overview: Overview) -> Foot {
    let isOpen = overview.today.map { !$0.isDone } ?? false
    let parts = isOpen ? [hint("r", "reviews"), hint("l", "lessons")] : []
    let export = overview.deckID == nil ? [] : [hint("x", "export")]
    return Foot(
      [.upDown("choose"), KeyHint("Enter", "go", .act)] + parts + [hint("/", "look up")] + export
        + [hint("d", "deck"), .help, KeyHint("q", "leave", .leave)])
  }

  private static func hint(_ key: Character, _ action: Text) -> KeyHint {
    KeyHint(Text(String(key)), action, pressing: Key(.character(key)))
  }
}

/// What follows; nil where the screen stays.
extension LandingKey {
  func take(_ overview: Overview, _ step: inout Step) -> Transition? {
    switch self {
    case .reviews: overview.today.map { _ in TodayScene.open(.reviews, &step) }
    case .lessons: overview.today.map { _ in TodayScene.open(.lessons, &step) }
    case .find: .push(LookUpScene())
    case .deck: DeckScene.open(.take, &step)
    case .export: export(overview, &step)
    }
  }

  /// The host says what has come of it.
  private func export(_ overview: Overview, _ step: inout Step) -> Transition? {
    if let deck = overview.deckID { step.report(.asks(.own(.export(deck: deck)))) }
    return nil
  }
}
