/// The answers that a screen offers for the keys 1 to 4.
enum NumberedAnswers {
  static func read(_ rows: [String]) -> [(number: String, text: String)] {
    // Regexes are costly to make, so one serves all rows.
    let answer = /[│┃] ([1-4]) +(\S.*?) +[│┃]/
    return rows.flatMap { $0.matches(of: answer) }.map { (String($0.1), String($0.2)) }
  }
}
