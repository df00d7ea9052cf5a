/// The letter-by-letter differences between a typed text and the right one.
public struct Slips: Hashable, Sendable {
  /// One letter of the comparison, or two swapped ones.
  public enum Step: Hashable, Sendable {
    case same(Character)
    /// The right letter with other marks, or without.
    case accent(Character, given: Character)
    case missing(Character)
    case extra(Character)
    /// A wrong letter in place of the right one.
    case wrong(Character, given: Character)
    /// Two swapped letters, in their right order.
    case swapped(Character, Character)

    /// How many letters of the typed and the right text it covers.
    fileprivate var lengths: (given: Int, expected: Int) {
      switch self {
      case .same, .accent, .wrong: (1, 1)
      case .missing: (0, 1)
      case .extra: (1, 0)
      case .swapped: (2, 2)
      }
    }
  }

  /// The typed text in comparable form: lower case, single spaces.
  public let given: String
  /// The answer in comparable form.
  public let expected: String
  public let steps: [Step]

  /// The number of slips. An extra, missing or wrong letter and a swap each count one (optimal string
  /// alignment, a restricted Damerau–Levenshtein distance). Accents don't count.
  public var count: Int {
    steps.count {
      switch $0 {
      case .same, .accent: false
      case .missing, .extra, .wrong, .swapped: true
      }
    }
  }

  /// The wrong places in `given`, in characters; an empty range marks a missing letter.
  public var givenRanges: [Range<Int>] { ranges(\.given) }

  /// The places in `expected` that were typed wrong, in characters; an empty range marks an extra letter.
  public var expectedRanges: [Range<Int>] { ranges(\.expected) }

  public init(_ given: String, from expected: String) {
    self.init(given, from: expected, accents: Accents(language: .undetermined))
  }

  init(_ given: String, from expected: String, accents: Accents) {
    self.given = given
    self.expected = expected
    steps = EditPath(Array(given), Array(expected), accents).steps
  }

  private func ranges(_ side: KeyPath<(given: Int, expected: Int), Int>) -> [Range<Int>] {
    var place = 0
    return steps.compactMap { step in
      let start = place
      place += step.lengths[keyPath: side]
      if case .same = step { return nil }
      return start..<place
    }
  }

  /// How many slips are forgiven for a word's length.
  public static func allowance(letters: Int) -> Int {
    switch letters {
    case ...3: 0
    case ...7: 1
    case ...11: 2
    default: 3
    }
  }
}

/// The cheapest edit path between two texts (Wagner and Fischer 1974, with swaps).
private struct EditPath {
  private let given: [Character]
  private let right: [Character]
  private let bareGiven: [Character]
  private let bareRight: [Character]
  private var costs: [[Int]]

  private static let slip = 100

  init(_ given: [Character], _ right: [Character], _ accents: Accents) {
    self.given = given
    self.right = right
    bareGiven = given.map(accents.bare)
    bareRight = right.map(accents.bare)
    costs = [(0...right.count).map { $0 * Self.slip }]
    for row in given.indices { costs.append(self.row(after: row)) }
  }

  /// The row of costs for `given` up to and including `index`, against each prefix of the right text.
  private func row(after index: Int) -> [Int] {
    var row = [(index + 1) * Self.slip]
    for column in right.indices {
      var cost = min(costs[index][column + 1], row[column]) + Self.slip
      cost = min(cost, costs[index][column] + price(index, column))
      if isSwap(index, column) { cost = min(cost, costs[index - 1][column - 1] + Self.slip) }
      row.append(cost)
    }
    return row
  }

  private func price(_ row: Int, _ column: Int) -> Int {
    if given[row] == right[column] { return 0 }
    return bareGiven[row] == bareRight[column] ? 1 : Self.slip
  }

  private func isSwap(_ row: Int, _ column: Int) -> Bool {
    row > 0 && column > 0 && given[row] != given[row - 1]
      && bareGiven[row] == bareRight[column - 1] && bareGiven[row - 1] == bareRight[column]
  }

  var steps: [Slips.Step] {
    var (row, column) = (given.count, right.count)
    var steps: [Slips.Step] = []
    while row > 0 || column > 0 {
      let step = last(row, column)
      steps.append(step)
      row -= step.isMissing ? 0 : step.isSwapped ? 2 : 1
      column -= step.isExtra ? 0 : step.isSwapped ? 2 : 1
    }
    return steps.reversed()
  }

  private func last(_ row: Int, _ column: Int) -> Slips.Step {
    let cost = costs[row][column]
    if row > 0, column > 0 {
      if cost == costs[row - 1][column - 1] + price(row - 1, column - 1) { return pair(row - 1, column - 1) }
      if isSwap(row - 1, column - 1), cost == costs[row - 2][column - 2] + Self.slip {
        return .swapped(right[column - 2], right[column - 1])
      }
    }
    let isMissing = column > 0 && cost == costs[row][column - 1] + Self.slip
    return isMissing ? .missing(right[column - 1]) : .extra(given[row - 1])
  }

  private func pair(_ row: Int, _ column: Int) -> Slips.Step {
    switch price(row, column) {
    case 0: .same(right[column])
    case 1: .accent(right[column], given: given[row])
    default: .wrong(right[column], given: given[row])
    }
  }
}

extension Slips.Step {
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
  fileprivate var isExtra: Bool { if case .extra = self { true } else { false } }
  fileprivate var isSwapped: Bool { if case .swapped = self { true } else { false } }
}
