/// What stands out of order in a sequence: whatever isn't in the longest part of it that rises.
struct StrokeSequence {
  /// The longest part is sought first; of several the one with the most numbers that stand in their own place.
  private static let whole = 1000

  private let numbers: [Int]
  private var weights: [Int]
  /// Of the heaviest rising part that begins at each place.
  private var best: [Int]

  /// The places of the numbers to be moved, the fewest that do, and whether they came too early. Of two neighbours that
  /// changed places it's the first one, which came too early.
  static func misplaced(_ numbers: [Int]) -> [(place: Int, isEarly: Bool)] {
    let kept = StrokeSequence(numbers).kept
    return numbers.indices.filter { !kept.contains($0) }.map { place in
      (place, kept.contains { $0 > place && numbers[$0] < numbers[place] })
    }
  }

  private init(_ numbers: [Int]) {
    self.numbers = numbers
    let sorted = numbers.sorted()
    weights = numbers.indices.map { Self.whole + (sorted[$0] == numbers[$0] ? 1 : 0) }
    best = weights
    for place in numbers.indices.reversed() {
      let later = followers(of: place).map { best[$0] }.max() ?? 0
      best[place] += later
    }
  }

  private func followers(of place: Int) -> [Int] {
    numbers.indices.filter { $0 > place && numbers[$0] > numbers[place] }
  }

  /// The places of the part that stays; of equal ones the later.
  private var kept: Set<Int> {
    var (kept, open) = (Set<Int>(), Array(numbers.indices))
    while let place = open.max(by: { (best[$0], $0) < (best[$1], $1) }) {
      kept.insert(place)
      open = followers(of: place)
    }
    return kept
  }
}
