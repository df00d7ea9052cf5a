import Engine

/// Where the parts of an introduction stand, one below the other in the middle of the page. Where there is little room the
/// name is small, then the box that starts the game goes, whose key the foot names, then the name, too.
struct IntroductionLayout {
  /// The rows of a name that is drawn large, with its plain text.
  private static let largeName = 7
  private static let box = 3

  let name, rules, words, start: Rect
  /// Whether the words have as many rows as they want.
  let hasAllWords: Bool

  /// - Parameters:
  ///   - rules: the rows of the rules; 0 for none, as of the words.
  ///   - isLarge: whether the name can be drawn large.
  init(_ body: Rect, rules: Int, words: Int, isLarge: Bool) {
    let plans = [(Self.largeName, Self.box), (1, Self.box), (1, 0), (0, 0)]
      .dropFirst(isLarge ? 0 : 1).map { [$0.0, rules, words, $0.1] }
    let fitting = plans.first { Self.height($0) <= body.height }
    var rows = fitting ?? [0, rules, 0, 0]
    hasAllWords = fitting != nil
    if !hasAllWords { rows[2] = body.height - (rules > 0 ? rules + 1 : 0) }
    var y = body.top + max(0, body.height - Self.height(rows)) / 2
    let parts = rows.map { height in
      defer { y += height > 0 ? height + 1 : 0 }
      return Rect(body.left, y, body.width, height)
    }
    (name, self.rules, self.words, start) = (parts[0], parts[1], parts[2], parts[3])
  }

  /// The rows of parts with a row of air between.
  private static func height(_ rows: [Int]) -> Int {
    let parts = rows.filter { $0 > 0 }
    return parts.reduce(0, +) + parts.count - 1
  }
}
