import Engine
import Formats
import Glibc

/// What is typed, line by line.
enum PlainInput {
  /// The next line without blanks around it; nil at the end of the input. What doesn't come from a terminal, which shows
  /// it as it is typed, is repeated here, so that a transcript holds questions and answers.
  static func line() -> String? {
    guard let line = readLine()?.trimmed else { return nil }
    if isatty(STDIN_FILENO) == 0 { Printer.out(Text("> " + line)) }
    return line
  }

  /// Asks for one of some numbers until there is one; nil where the learner leaves.
  ///
  /// - Parameter usual: what an empty line stands for; nil for nothing.
  static func number(_ numbers: [Int], usual: Int? = nil, _ complaint: String) -> Int? {
    while let line = line(), line != PlainQuestion.leaving {
      if line.isEmpty, let usual { return usual }
      if let number = Int(line), numbers.contains(number) { return number }
      Printer.out(Text("\(complaint), or \(PlainQuestion.leaving) to leave."))
    }
    return nil
  }
}
