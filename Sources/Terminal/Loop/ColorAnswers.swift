import Engine

/// Waits for the terminal to tell its own colours, but not for long. It is told the time, in nanoseconds, and reads no
/// clock.
struct ColorAnswers {
  /// What comes later would change the colours of a screen that is being read.
  static let patience = 100_000_000

  /// When to wait no longer; nil where nothing is waited for.
  private(set) var deadline: Int?
  private var ground, text: Color?
  private var hasAnsweredAll = false

  /// - Parameter isAsked: whether the terminal was asked at all.
  init(at now: Int, isAsked: Bool) {
    deadline = isAsked ? now + Self.patience : now
  }

  /// What it has told; nil unless that is both.
  var found: TerminalColors? {
    guard let ground, let text else { return nil }
    return TerminalColors(ground: ground, text: text)
  }

  /// Takes note of an answer. DA1 comes after all others.
  mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .ground(let color): ground = color
    case .text(let color): text = color
    case .deviceAttributes: hasAnsweredAll = true
    default: break
    }
  }

  /// Whether `found` stands from now on. True once.
  mutating func settle(at now: Int) -> Bool {
    guard let deadline, found != nil || hasAnsweredAll || now >= deadline else { return false }
    self.deadline = nil
    return true
  }
}
