/// Answers what a program asks its terminal: DA1, its status, the cursor's position, and which modes there are (2026 and,
/// if wanted, 1016). Other questions get no answer, as in a terminal that doesn't know them.
struct Answerer {
  /// Whether it knows how to tell the mouse in pixels.
  let canTellPixels: Bool
  /// Whether it was told to.
  private(set) var tellsPixels = false
  /// The control sequence that has come so far.
  private var sequence: [UInt8] = []
  /// How many questions for the status were answered.
  private(set) var statusCount = 0

  init(canTellPixels: Bool) { self.canTellPixels = canTellPixels }

  /// What the terminal says to these bytes, which may end in the middle of a question.
  mutating func answer(to bytes: some Sequence<UInt8>) -> String {
    var answers = ""
    for byte in bytes {
      switch (sequence.count, byte) {
      case (_, 0x1B): sequence = [byte]
      case (1, UInt8(ascii: "[")), (2..., 0x20...0x3F): sequence.append(byte)
      case (2..., 0x40...0x7E):
        answers += reply(to: String(decoding: sequence.dropFirst(2) + [byte], as: UTF8.self))
        sequence = []
      default: sequence = []
      }
    }
    return answers
  }

  private mutating func reply(to question: String) -> String {
    switch question {
    case "5n":
      statusCount += 1
      return "\u{1B}[0n"
    case "c", "0c": return "\u{1B}[?62;22c"
    case "6n": return "\u{1B}[1;1R"
    case "?2026$p": return "\u{1B}[?2026;2$y"
    case "?1016h" where canTellPixels: tellsPixels = true
    case "?1016l": tellsPixels = false
    case "?1016$p" where canTellPixels: return "\u{1B}[?1016;\(tellsPixels ? 1 : 2)$y"
    case _ where question.hasPrefix("?") && question.hasSuffix("$p"):
      return "\u{1B}[\(question.dropLast(2));0$y"
    default: break
    }
    return ""
  }
}
