/// The answers that a screen offers for the keys 1 to 4.
enum NumberedAnswers {
  /// From the rows of a screen, top to bottom. A text is without blanks at its ends.
  static func read(_ rows: [String]) -> [(number: String, text: String)] {
    // Made once: a regex is costly to make.
    let answer = /[│┃] ([1-4]) +(\S.*?) +[│┃]/
    return rows.flatMap { $0.matches(of: answer) }.map { (String($0.1), String($0.2)) }
  }

  /// Whether one of the answers on a screen is awaited: the last one isn't marked as right or wrong any more.
  static func areOpen(_ rows: [String]) -> Bool {
    let marked = /[│┃].*[✗✓]/
    return !read(rows).isEmpty && !rows.contains { $0.contains(marked) }
  }
}
