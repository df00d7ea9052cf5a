import Engine
import Formats
import Glibc

/// Reads typed lines.
enum PlainInput {
  /// The next line without surrounding blanks; nil at the end of the input. Input that isn't from a terminal,
  /// which echoes what is typed, is repeated here, so that a transcript has both questions and answers.
  static func line() -> String? {
    guard let line = TypedLine.next()?.trimmed else { return nil }
    if isatty(STDIN_FILENO) == 0 { Printer.out(Text("> " + line)) }
    return line
  }

  /// Asks until one of the numbers is typed; nil if the learner leaves.
  ///
  /// - Parameter usual: the meaning of an empty line; nil for none.
  static func number(_ numbers: [Int], usual: Int? = nil, _ obstacle: String) -> Int? {
    while let line = line(), line != PlainQuestion.leaving {
      if line.isEmpty, let usual { return usual }
      if let number = Int(line), numbers.contains(number) { return number }
      Printer.out(Text("\(obstacle), or \(PlainQuestion.leaving) to leave."))
    }
    return nil
  }
}
