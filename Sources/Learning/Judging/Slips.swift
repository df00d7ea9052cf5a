/// Where a typed text differs from the right one, letter by letter.
public struct Slips: Hashable, Sendable {
  /// One letter of the comparison, or two that were swapped.
  public enum Step: Hashable, Sendable {
    /// Typed as it should be.
    case same(Character)
    /// The right letter with other marks, or without.
    case accent(Character, given: Character)
    /// The right letter is missing.
    case missing(Character)
    /// A letter too many.
    case extra(Character)
    /// Another letter than the right one.
    case wrong(Character, given: Character)
    /// Two letters in the wrong order; this is the right one.
    case swapped(Character, Character)

    /// How many letters of the typed text and of the right one it covers.
    fileprivate var lengths: (given: Int, expected: Int) {
      switch self {
      case .same, .accent, .wrong: (1, 1)
      case .missing: (0, 1)
      case .extra: (1, 0)
      case .swapped: (2, 2)
      }
    }
  }

  /// What was typed, as it is compared: in lower case, with single spaces.
  public let given: String
  /// The answer, as it is compared.
  public let expected: String
  /// The steps from the first letter to the last.
  public let steps: [Step]

  /// How many slips they are: a letter too many, missing or wrong, or two swapped, is one (the distance of Damerau
  /// and Levenshtein, where no letter is moved twice). Accents are none.
  public var count: Int {
    steps.count {
      switch $0 {
      case .same, .accent: false
      case .missing, .extra, .wrong, .swapped: true
      }
    }
  }

  /// The letters of `given` that are not as they should be, counted in characters. Empty ranges stand where
  /// something is missing.
  public var givenRanges: [Range<Int>] { ranges(\.given) }

  /// The letters of `expected` that were typed otherwise, counted in characters; empty where one is too many.
  public var expectedRanges: [Range<Int>] { ranges(\.expected) }

  /// The differences of `given` from `expected`, as few as possible.
  public init(_ given: String, from expected: String) {
    self.init(given, from: expected, accents: Accents(language: ""))
  }

  init(_ given: String, from expected: String, accents: Accents) {
    self.given = given
    self.expected = expected
    steps = Alignment(Array(given), Array(expected), accents).steps
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

  /// How many slips a word of some length forgives.
  public static func allowance(letters: Int) -> Int {
    switch letters {
    case ...3: 0
    case ...7: 1
    case ...11: 2
    default: 3
    }
  }
}

/// The cheapest way from one text to another (Wagner and Fischer 1974, with swaps).
private struct Alignment {
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

  /// The costs of the letters up to and with `index`, against each beginning of the right text.
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
