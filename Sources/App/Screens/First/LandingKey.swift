import Engine
import Interface

/// The landing screen's keys, besides those of its menu. They are in the foot, where they can be clicked: the first two
/// only while the day isn't done, other words where a game has the focus.
enum LandingKey {
  case reviews, lessons, find, deck, words

  static let map = KeyMap<LandingKey>([
    (keys: ["r"], intent: .reviews), (keys: ["l"], intent: .lessons), (keys: ["/"], intent: .find),
    (keys: ["c"], intent: .deck), (keys: ["w"], intent: .words),
  ])

  /// - Parameter isGame: whether a game of words has the focus.
  static func foot(_ overview: Overview, isGame: Bool) -> Foot {
    let isOpen = overview.today.map { !$0.isDone } ?? false
    let today = isOpen ? [hint("r", "reviews"), hint("l", "lessons")] : []
    let parts = isGame && !overview.isNew ? [hint("w", "other words")] : today
    return Foot(
      [.upDown("choose"), .enter(.open)] + parts + [hint("/", "look up")]
        + [hint("c", "switch"), .help, KeyHint("q", "leave", .leave)])
  }

  private static func hint(_ key: Character, _ action: Text) -> KeyHint {
    KeyHint(Text(String(key)), action, pressing: Key(.character(key)))
  }
}

/// Returns nil if the screen stays.
extension LandingKey {
  func open(_ overview: Overview) -> Transition? {
    switch self {
    case .reviews: overview.today.map { _ in .push(TodayScene(.reviews)) }
    case .lessons: overview.today.map { .push(TodayScene($0.new + $0.proofs > 0 ? .lessons : .more)) }
    case .find: .push(LookUpScene())
    case .deck: .push(StartScene.pending(.change))
    // They need the game that has the focus.
    case .words: nil
    }
  }
}
