/// Leitner's boxes, for those who want to see them. What is known moves a box up, what is forgotten goes back to the first,
/// and each box waits longer than the one before. They go by the same answers as FSRS, beside it.
public enum Leitner {
  /// The days that each box waits until it is asked, the first box first.
  public static let waits: [Int64] = [1, 3, 7, 14, 30]

  /// The box, counted from 1, of a memory that nobody has put into one yet: the last that waits no longer than the
  /// memory lasts.
  ///
  /// - Parameter stability: in days.
  public static func box(ofStability stability: Double) -> Int {
    max(1, waits.count { Double($0) <= stability })
  }

  /// The box after an answer.
  static func box(after grade: Grade, in box: Int) -> Int {
    switch grade {
    case .again: 1
    case .hard: box
    case .good, .easy: min(box + 1, waits.count)
    }
  }
}

extension Knowledge {
  /// How many skills lie in each box, the first box first.
  ///
  /// - Parameters:
  ///   - decks: those whose words count, by their ids.
  ///   - extras: which skills are asked that need not be.
  public func boxes(of decks: Set<String>, _ extras: ExtraSkills = .none) -> [Int] {
    var counts = [Int](repeating: 0, count: Leitner.waits.count)
    for item in items.values where item.isIn(decks) {
      for (skill, asked) in item.figures.skills where extras.asks(skill, of: item) {
        if let box = asked.box { counts[box - 1] += 1 }
      }
    }
    return counts
  }
}
