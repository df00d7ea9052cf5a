import Deterministic

/// Finds out how many of some words, the commonest first, somebody knows already. It asks the one in the middle of where
/// the border can be, and goes up after a word that was known and down after one that wasn't; one answer alone, which a
/// slip or luck can be, never decides. Then it looks at what lies below, where the gaps between its questions are
/// widest, so that the rank that it tells was seen to hold.
public struct Placement: Hashable, Sendable {
  /// How many questions there are at most.
  public static let mostQuestions = 24
  /// So many misses one after the other end it.
  static let mostMisses = 3

  private struct Answer: Hashable {
    let place: Int
    let isKnown: Bool
  }

  private let count: Int
  private var answers: [Answer] = []

  /// A search among so many words.
  public init(count: Int) { self.count = count }

  /// How many questions there are at most about these words.
  public var mostQuestions: Int { min(Self.mostQuestions, count) }

  /// How many questions were answered.
  public var questions: Int { answers.count }

  /// The words that were known, by their places.
  public var known: [Int] { answers.filter(\.isKnown).map(\.place) }

  /// How many words count as known, from the first one on: as many as speak for it most. Of those that were asked below
  /// it three of four were known, and three more than that; else it is 0.
  public var rank: Int {
    var (rank, most, sum) = (0, Self.leastSure, 0)
    for answer in answers.sorted(by: { $0.place < $1.place }) {
      sum += answer.isKnown ? 1 : -Self.missWeight
      if sum > most { (rank, most) = (answer.place + 1, sum) }
    }
    return rank
  }

  /// The word to ask next, by its place; nil at the end.
  public var next: Int? {
    guard questions < Self.mostQuestions, missesAtLast < Self.mostMisses, count > 0 else { return nil }
    // A third miss ends it, so before that it looks at what should be known.
    if missesAtLast == Self.mostMisses - 1, let lower = middleOfWidestGap(below: highest, over: 0) {
      return lower
    }
    let border = Border(answers.map { ($0.place, $0.isKnown) }, count)
    guard border.isSure else { return nearest(to: border.middle) }
    let rank = rank == 0 ? highest : rank
    return middleOfWidestGap(below: rank, over: max(Self.leastGap, rank / Self.parts))
  }

  /// Takes the answer to the word that was to be asked.
  public mutating func take(isKnown: Bool) {
    if let next { answers.append(Answer(place: next, isKnown: isKnown)) }
  }
}

extension Placement {
  /// What a miss weighs against a word that was known, and how much more than nothing makes a rank.
  private static let (missWeight, leastSure) = (3, 2)
  /// No gap below the rank is wider than such a part of it, or than two words.
  private static let (parts, leastGap) = (8, 2)

  private var missesAtLast: Int { answers.reversed().prefix { !$0.isKnown }.count }

  private func nearest(to place: Int) -> Int? {
    let asked = Set(answers.map(\.place))
    return (0..<count).filter { !asked.contains($0) }.min { abs($0 - place) < abs($1 - place) }
  }

  /// How many words there are up to the last one that was known.
  private var highest: Int { (known.max() ?? -1) + 1 }

  /// Where nothing was asked for longest, among the first so many words; nil where no gap is wider than so many.
  private func middleOfWidestGap(below rank: Int, over least: Int) -> Int? {
    let asked = [-1] + answers.map(\.place).filter { $0 < rank }.sorted()
    let gaps = zip(asked, asked.dropFirst()).map { (from: $0, width: $1 - $0 - 1) }
    guard let widest = gaps.max(by: { $0.width < $1.width }), widest.width > least else { return nil }
    return widest.from + (widest.width + 1) / 2
  }
}

/// How likely the border between known words and others lies before each of some words.
private struct Border {
  /// Of the words below the border so many are known, of those above so few.
  private static let (below, above) = (0.85, 0.15)

  private let shares: [Double]
  private let sum: Double

  init(_ answers: [(place: Int, isKnown: Bool)], _ count: Int) {
    shares = (0...count).map { border in
      answers.reduce(1) { share, answer in
        let known = answer.place < border ? Self.below : Self.above
        return share * (answer.isKnown ? known : 1 - known)
      }
    }
    sum = shares.reduce(0, +)
  }

  var middle: Int { place(at: 0.5) }

  /// Whether eight of ten chances lie within a twentieth of the words.
  var isSure: Bool { place(at: 0.9) - place(at: 0.1) <= max(1, shares.count / 20) }

  private func place(at share: Double) -> Int {
    var passed = 0.0
    return shares.firstIndex { chance in
      passed += chance
      return passed >= share * sum
    } ?? shares.count - 1
  }
}

extension Placement: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(count)
    hash.combine(answers.map(\.place))
    hash.combine(answers.map(\.isKnown))
  }
}
