/// Where a typed text differs from the right one, letter by letter.
public struct Slips: Hashable, Sendable {
  /// One letter of the comparison.
  public enum Step: Hashable, Sendable {
    /// Typed as it should be.
    case same(Character)
    /// The right letter is missing.
    case missing(Character)
    /// A letter too many.
    case extra(Character)
    /// Another letter than the right one.
    case wrong(Character, given: Character)
  }

  /// The steps from the first letter to the last.
  public let steps: [Step]

  /// How many letters are not as they should be: Levenshtein's distance.
  public var count: Int {
    steps.count { if case .same = $0 { false } else { true } }
  }

  /// The differences of `given` from `expected`, as few as possible.
  public init(_ given: String, from expected: String) {
    let typed = Array(given)
    let right = Array(expected)
    let costs = Self.costs(typed, right)
    var (row, column) = (typed.count, right.count)
    var steps: [Step] = []
    while row > 0 || column > 0 {
      if row > 0, column > 0,
        costs[row][column] == costs[row - 1][column - 1] + (typed[row - 1] == right[column - 1] ? 0 : 1)
      {
        row -= 1
        column -= 1
        let isSame = typed[row] == right[column]
        steps.append(isSame ? .same(right[column]) : .wrong(right[column], given: typed[row]))
      } else if column > 0, costs[row][column] == costs[row][column - 1] + 1 {
        column -= 1
        steps.append(.missing(right[column]))
      } else {
        row -= 1
        steps.append(.extra(typed[row]))
      }
    }
    self.steps = steps.reversed()
  }

  /// The distance between each two beginnings (Wagner and Fischer 1974).
  private static func costs(_ typed: [Character], _ right: [Character]) -> [[Int]] {
    var rows = [Array(0...right.count)]
    for (index, letter) in typed.enumerated() {
      let above = rows[index]
      var row = [index + 1]
      for (column, other) in right.enumerated() {
        row.append(min(above[column] + (letter == other ? 0 : 1), above[column + 1] + 1, row[column] + 1))
      }
      rows.append(row)
    }
    return rows
  }

  /// How many slips a word of some length forgives: none up to 3 letters, 1 up to 5, 2 up to 7, then two and one
  /// for every seven letters (the rule of the program Tsurukame).
  public static func allowance(letters: Int) -> Int {
    switch letters {
    case ...3: 0
    case ...5: 1
    case ...7: 2
    default: 2 + letters / 7
    }
  }
}
