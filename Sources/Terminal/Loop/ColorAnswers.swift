import Engine

/// Waits for the terminal to report its colours, but not for long. It reads no clock: times, in nanoseconds,
/// are passed in.
struct ColorAnswers {
  /// A later answer would change the colours while the player is already reading.
  static let patience = 100_000_000

  /// When to stop waiting; nil if it isn't waiting.
  private(set) var deadline: Int?
  private var ground, text: Color?
  private var hasAnsweredAll = false

  init(at now: Int, isAsked: Bool) {
    deadline = isAsked ? now + Self.patience : now
  }

  /// The reported colours; nil unless both have come.
  var found: TerminalColors? {
    guard let ground, let text else { return nil }
    return TerminalColors(ground: ground, text: text)
  }

  /// Handles an answer. DA1 comes after all others.
  mutating func handle(_ reply: TerminalReply) {
    switch reply {
    case .ground(let color): ground = color
    case .text(let color): text = color
    case .deviceAttributes: hasAnsweredAll = true
    default: break
    }
  }

  /// Whether `found` is final from now on. Returns true once.
  mutating func settle(at now: Int) -> Bool {
    guard let deadline, found != nil || hasAnsweredAll || now >= deadline else { return false }
    self.deadline = nil
    return true
  }
}
