/// Holds the first frame back until the terminal has shown whether it reads UTF-8, but not for long. It reads no
/// clock: times, in nanoseconds, are passed in.
struct LetterTrial {
  static let patience = 300_000_000

  /// When to stop waiting; nil if it isn't waiting.
  private(set) var deadline: Int?

  init(at now: Int, isOn: Bool) {
    deadline = isOn ? now + Self.patience : nil
  }

  /// Handles an answer. DA1 comes after all others.
  mutating func handle(_ reply: TerminalReply) {
    switch reply {
    case .cursorPosition, .deviceAttributes: deadline = nil
    default: break
    }
  }

  mutating func expire(at now: Int) {
    if let deadline, now >= deadline { self.deadline = nil }
  }
}
