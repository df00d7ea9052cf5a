import Engine

/// What is on the screen.
package enum ChoicePhase: Hashable, StateHashable {
  /// The question, since a tick.
  case asking(since: Tick)
  /// The right answer beside the given one, until a tick; the clock is stopped.
  case looking(until: Tick)
  /// The question with its right answer, which was given, until a tick; the clock is stopped.
  case marked(until: Tick)
  /// The card of the current letter, since a tick.
  case card(since: Tick)

  /// How long a wrong answer is shown, in ticks, unless the player goes on.
  static let look = 3 * Tick.ticksPerSecond
  /// How long a right answer is marked, in ticks. Keys don't go on: they would be meant for a question that
  /// nobody has seen.
  package static let mark = Tick.ticksPerSecond / 2
  /// Ticks in which no key goes on: it may still have been meant for the previous screen.
  private static let guardTicks = 15

  var isLooking: Bool { if case .looking = self { true } else { false } }
  var isAsking: Bool { if case .asking = self { true } else { false } }
  var isMarked: Bool { if case .marked = self { true } else { false } }

  /// When an answer is no longer shown; nil while none is.
  var end: Tick? {
    switch self {
    case .looking(let until), .marked(let until): until
    case .asking, .card: nil
    }
  }

  /// Whether a key or click at this tick is accepted as "go on".
  func canGoOn(at tick: Tick) -> Bool {
    switch self {
    case .asking, .marked: false
    case .looking(let until): tick > until - Self.look + Self.guardTicks
    case .card(let since): tick > since + Self.guardTicks
    }
  }

  package func hash(into hash: inout StateHash) {
    switch self {
    case .asking(let since): hash.combine([0, since])
    case .looking(let until): hash.combine([1, until])
    case .card(let since): hash.combine([2, since])
    case .marked(let until): hash.combine([3, until])
    }
  }
}
