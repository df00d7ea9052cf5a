/// What a simulated learner really remembers of one skill of a word.
struct Trace {
  /// The memory that lasts for days; nil before the first question.
  var lasting: Lasting?
  /// How likely it is known apart from that: before the first question by what was seen of it, and on a day on which it
  /// was asked by how that went.
  var held = 0.0
  /// The second at which it was last seen; nil before the first time.
  var seen: Double?

  /// What was there when the day began on which it was asked last; nil where that was the first one.
  var before: Lasting?
  /// Whether it was missed on that day.
  var wasMissed = false

  /// Whether it was right later on that day.
  var isMended = true

  /// What is left of a memory that was missed and not right again on the same day. FSRS can't tell: those whom it
  /// learned from were asked again at once.
  static let unmended = 0.6

  /// As FSRS has it.
  struct Lasting {
    var stability: Double
    var difficulty: Double
    var day: Int
  }

  /// Sees something once more that doesn't stay every time.
  mutating func take(_ share: Double) { held = 1 - (1 - held) * (1 - share) }
}

/// How an answer came about.
enum Source {
  /// It was remembered.
  case known
  /// It had been seen a moment ago, and would be gone tomorrow.
  case justSeen
  /// One of several was taken, and was right.
  case guessed
  /// It was wrong.
  case unknown

  var isRight: Bool { self != .unknown }
}
