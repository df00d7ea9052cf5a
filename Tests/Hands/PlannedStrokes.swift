import Learning

/// The strokes that a hand is about to draw, in shares of the character's box.
struct PlannedStrokes {
  private(set) var lines: [[Spot]]

  init(_ model: CharacterModel) {
    lines = model.strokes.map { stroke in
      stroke.map { Spot($0.x / CharacterModel.side, $0.y / CharacterModel.side) }
    }
  }

  /// The lines after the mistakes.
  func making(_ mistakes: [Hand.Mistake]) -> [[Spot]] {
    // Dropped, merged and split strokes keep their indices until the end, so that the numbers stay the character's.
    var plan = lines.map { [$0] }
    for mistake in mistakes { make(mistake, &plan) }
    return plan.flatMap { $0 }
  }

  private func make(_ mistake: Hand.Mistake, _ plan: inout [[[Spot]]]) {
    switch mistake {
    case .swap(let one, let other): plan.swapAt(one - 1, other - 1)
    case .reverse(let number): plan[number - 1] = plan[number - 1].map { $0.reversed() }
    case .merge(let number):
      plan[number - 1] = [plan[number - 1].flatMap { $0 } + plan[number].flatMap { $0 }]
      plan[number] = []
    case .split(let number):
      let line = Self.steps(plan[number - 1].flatMap { $0 }, of: 0.01)
      plan[number - 1] = [Array(line[...(line.count / 2)]), Array(line[(line.count / 2)...])]
    case .drop(let number): plan[number - 1] = []
    case .stretch(let number, let factor):
      plan[number - 1] = plan[number - 1].map { Self.stretched($0, by: factor) }
    case .shift(let number, let x, let y):
      plan[number - 1] = plan[number - 1].map { $0.map { Spot($0.x + x, $0.y + y) } }
    case .add(let start, let end): plan.append([[start, end]])
    }
  }

  private static func stretched(_ line: [Spot], by factor: Double) -> [Spot] {
    let count = Double(line.count)
    let x = line.reduce(0) { $0 + $1.x } / count
    let y = line.reduce(0) { $0 + $1.y } / count
    return line.map { Spot(x + ($0.x - x) * factor, y + ($0.y - y) * factor) }
  }

  /// Points along a line at steps of equal length, including its start and end.
  static func steps(_ line: [Spot], of step: Double) -> [Spot] {
    guard var last = line.first else { return [] }
    var (steps, rest) = ([last], step)
    for end in line.dropFirst() {
      var length = distance(last, end)
      while length >= rest, length > 0 {
        let share = rest / length
        last = Spot(last.x + (end.x - last.x) * share, last.y + (end.y - last.y) * share)
        steps.append(last)
        (length, rest) = (distance(last, end), step)
      }
      (rest, last) = (rest - length, end)
    }
    return steps + [last]
  }

  private static func distance(_ one: Spot, _ other: Spot) -> Double {
    let (x, y) = (other.x - one.x, other.y - one.y)
    return (x * x + y * y).squareRoot()
  }
}
