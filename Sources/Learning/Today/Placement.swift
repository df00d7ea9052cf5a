/// A placement test: finds how many of a list of words, the commonest first, a player already knows. It begins with one of
/// the first words, then asks the one in the middle of where the border can be, and moves up after a known word and down after an
/// unknown one; a single answer never decides, since it can be a slip or luck. Then it probes the widest gaps
/// below the border, so that the resulting rank is confirmed.
public struct Placement: Hashable, Sendable {
  public static let mostQuestions = 24
  /// The place of the first question: about as many words as a learner has who knows some. In the middle of a long list
  /// three misses would end the test.
  private static let first = 24
  /// The number of misses in a row that end it.
  private static let mostMisses = 3

  private struct Answer: Hashable {
    let place: Int
    let isKnown: Bool
  }

  private let count: Int
  private var answers: [Answer] = []

  public init(count: Int) { self.count = count }

  /// The most questions for a list of this length.
  public var mostQuestions: Int { min(Self.mostQuestions, count) }

  /// How many questions were answered.
  public var questions: Int { answers.count }

  /// The places of the words that were known.
  public var known: [Int] { answers.filter(\.isKnown).map(\.place) }

  /// How many words count as known, from the first on: the number with the best evidence. Below it there are
  /// at least three known words per miss, and three more; otherwise it is 0.
  public var rank: Int {
    var (rank, most, sum) = (0, Self.leastSure, 0)
    for answer in answers.sorted(by: { $0.place < $1.place }) {
      sum += answer.isKnown ? 1 : -Self.missWeight
      if sum > most { (rank, most) = (answer.place + 1, sum) }
    }
    return rank
  }

  /// The place of the next word to ask; nil at the end.
  public var next: Int? {
    guard questions < Self.mostQuestions, missesAtLast < Self.mostMisses, count > 0 else { return nil }
    if answers.isEmpty { return min(Self.first, (count - 1) / 2) }
    // A third miss would end it, so this question should be one that is probably known.
    if missesAtLast == Self.mostMisses - 1, let lower = middleOfWidestGap(below: highest, over: 0) {
      return lower
    }
    let border = KnownBorder(answers.map { ($0.place, $0.isKnown) }, count)
    guard border.isSure else { return nearest(to: border.middle) }
    let rank = rank == 0 ? highest : rank
    return middleOfWidestGap(below: rank, over: max(Self.leastGap, rank / Self.parts))
  }

  /// Records the answer to the word at `next`.
  public mutating func record(isKnown: Bool) {
    if let next { answers.append(Answer(place: next, isKnown: isKnown)) }
  }
}

extension Placement {
  /// The weight of a miss against a known word, and the least sum of weights that gives a rank.
  private static let (missWeight, leastSure) = (3, 2)
  /// No gap below the rank may be wider than this fraction of it, or than two words.
  private static let (parts, leastGap) = (8, 2)

  private var missesAtLast: Int { answers.reversed().prefix { !$0.isKnown }.count }

  private func nearest(to place: Int) -> Int? {
    let asked = Set(answers.map(\.place))
    return (0..<count).filter { !asked.contains($0) }.min { abs($0 - place) < abs($1 - place) }
  }

  /// The number of words up to the last known one.
  private var highest: Int { (known.max() ?? -1) + 1 }

  /// The middle of the widest unasked stretch among the first `rank` words; nil where none is wider than
  /// `least`.
  private func middleOfWidestGap(below rank: Int, over least: Int) -> Int? {
    let asked = [-1] + answers.map(\.place).filter { $0 < rank }.sorted()
    let gaps = zip(asked, asked.dropFirst()).map { (from: $0, width: $1 - $0 - 1) }
    guard let widest = gaps.max(by: { $0.width < $1.width }), widest.width > least else { return nil }
    return widest.from + (widest.width + 1) / 2
  }
}

/// The probability distribution of the border between known and unknown words.
private struct KnownBorder {
  /// The assumed shares of known words below the border and above it.
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

  /// Whether 80 % of the probability lies within a twentieth of the words.
  var isSure: Bool { place(at: 0.9) - place(at: 0.1) <= max(1, shares.count / 20) }

  private func place(at share: Double) -> Int {
    var passed = 0.0
    return shares.firstIndex { chance in
      passed += chance
      return passed >= share * sum
    } ?? shares.count - 1
  }
}

extension SessionMaker {
  /// The search can't resolve more places than that.
  private static let mostPlaces = 256

  /// The questions of a placement test for a deck.
  public struct PlacementQuestions: Sendable {
    /// A question, and how many words of the deck count as known if it is answered right.
    public struct Place: Sendable {
      public let asked: CourseSession.Asked
      /// The number of words from the deck's first to this one.
      let rank: Int
    }

    /// The deck's words in order; of a large deck, a sample at equal distances.
    public let places: [Place]

    /// Translates a search among these places to the deck.
    public func result(of search: Placement) -> PlacementResult {
      let rank = search.rank == 0 ? 0 : places[search.rank - 1].rank
      let beyond = search.known.map { places[$0].rank - 1 }.filter { $0 >= rank }.sorted()
      return PlacementResult(
        rank: rank, right: search.known.count, asked: search.questions, known: Array(0..<rank) + beyond)
    }
  }

  /// The questions for the scope's deck, without answers too long to type.
  public mutating func placement() -> PlacementQuestions {
    guard let deck = scope.course else { return PlacementQuestions(places: []) }
    let step = (deck.words.count + Self.mostPlaces - 1) / Self.mostPlaces
    let places = stride(from: 0, to: deck.words.count, by: max(1, step)).compactMap { place in
      question(deck, at: place).map { PlacementQuestions.Place(asked: $0, rank: place + 1) }
    }
    return PlacementQuestions(places: places.filter { $0.asked.question.mode != .judged })
  }

  private mutating func question(_ deck: DeckOutline, at place: Int) -> CourseSession.Asked? {
    guard let id = deck.words[place].first, let word = scope.find(WordReference(deck: deck.id, word: id))
    else { return nil }
    return first(word).flatMap { questions[$0] }
  }
}
