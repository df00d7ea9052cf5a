import Formats

/// What the days of a learner were like: what was reviewed and begun on each, how well memory was foretold, how fast
/// answers begin. Only answers that the memory model graded count.
public struct CourseRecord: Hashable, Sendable {
  /// How many of the last times to the first key are kept.
  public static let paceCount = 50
  /// How many there must be before they say what is usual.
  public static let leastPace = 20

  /// A day's sums.
  public struct DayFigures: Hashable, Sendable {
    /// Answers to skills that had a memory.
    public var reviews = 0
    /// Those that were right.
    public var known = 0
    /// How many were to be expected right, in thousandths.
    public var expected = 0
    /// Items whose first memory began, but for those that were proved to be known.
    public var begun = 0
    /// Further skills of items whose memory began.
    public var opened = 0
    /// Items that the learner had said they know, and that were asked as proof.
    public var claims = 0
    /// Claims that held.
    public var proved = 0
    /// How often something was asked again after it was settled.
    public var retries = 0

    /// A day on which nothing has happened yet.
    public init(
      reviews: Int = 0, known: Int = 0, expected: Int = 0, begun: Int = 0, opened: Int = 0, claims: Int = 0,
      proved: Int = 0, retries: Int = 0
    ) {
      self.reviews = reviews
      self.known = known
      self.expected = expected
      self.begun = begun
      self.opened = opened
      self.claims = claims
      self.proved = proved
      self.retries = retries
    }
  }

  /// How reviews went that were expected to go right with about the same probability.
  public struct Tenth: Hashable, Sendable {
    /// Reviews.
    public var reviews = 0
    /// Those that were right.
    public var known = 0

    /// So many reviews, by default none.
    public init(reviews: Int = 0, known: Int = 0) {
      self.reviews = reviews
      self.known = known
    }
  }

  /// What one graded answer adds.
  public struct Entry: Hashable, Sendable {
    /// The day of the answer.
    public var day: Day
    /// The probability of recall before it, in thousandths; nil where a memory began.
    public var recall: Int?
    /// Whether it was the first of the item's memories that began.
    public var isNew: Bool
    /// Whether that was to prove what the learner had said: that they know it.
    public var isClaim: Bool
    /// Whether it was right.
    public var isKnown: Bool
    /// Milliseconds to the first key; nil where nothing was typed, or wrong.
    public var pace: Int?

    /// An entry of its parts.
    public init(
      day: Day, recall: Int?, isNew: Bool = false, isClaim: Bool = false, isKnown: Bool, pace: Int?
    ) {
      self.day = day
      self.recall = recall
      self.isNew = isNew
      self.isClaim = isClaim
      self.isKnown = isKnown
      self.pace = pace
    }
  }

  /// The days with any graded answer.
  public var days: [Day: DayFigures]
  /// Reviews by how likely they were to go right: below a tenth, below two tenths and so on.
  public var tenths: [Tenth]
  /// The last times to the first key of right answers, in milliseconds, the newest last.
  public var paces: [Int]

  /// The highest rank that was reached.
  public var rank: Rank

  /// A record of its parts, by default that of somebody who begins.
  public init(
    days: [Day: DayFigures] = [:], tenths: [Tenth] = [], paces: [Int] = [], rank: Rank = .novice
  ) {
    self.days = days
    self.tenths = tenths + Array(repeating: Tenth(), count: max(0, 10 - tenths.count))
    self.paces = paces
    self.rank = rank
  }

  /// Counts what was reviewed elsewhere. Nobody foretold how it would go: as many as were right were to be expected.
  mutating func add(reviews: Int, known: Int, on day: Day) {
    var figures = days[day] ?? DayFigures()
    figures.reviews = Counting.count(figures.reviews + reviews)
    figures.known = Counting.count(figures.known + known)
    figures.expected = Counting.count(figures.expected + known * 1000)
    days[day] = figures
  }

  /// Answers to skills that had a memory, of all days.
  public var reviews: Int { tenths.reduce(0) { $0 + $1.reviews } }

  /// The median time to the first key, in milliseconds; nil before there are enough.
  public var usualPace: Int? { paces.count < Self.leastPace ? nil : paces.sorted()[paces.count / 2] }

  /// How many reviews there were on each day that was played before one.
  public func reviews(before day: Day) -> [Int] {
    days.filter { $0.key < day }.sorted { $0.key < $1.key }.map(\.value.reviews)
  }

  /// How many days without a gap something was learned, up to a day, or to the day before where that is still young.
  public func daysInRow(upTo day: Day) -> Int {
    var (count, last) = (0, days[day] == nil ? day.before(by: 1) : day)
    while days[last] != nil {
      count += 1
      last = last.before(by: 1)
    }
    return count
  }

  /// Whether a day is the first after more than one without an answer.
  public func isBack(on day: Day) -> Bool {
    days[day] == nil && (days.keys.max().map { Day.count(from: $0, to: day) > 2 } ?? false)
  }

  /// Counts an answer.
  mutating func add(_ entry: Entry) {
    change(entry) { $0 = Counting.count($0 + $1) }
    if let pace = entry.pace { paces = (paces + [Counting.count(pace)]).suffix(Self.paceCount) }
  }

  /// Counts an answer no more. Of the times the oldest, which it had pushed out, stays away.
  mutating func remove(_ entry: Entry) {
    change(entry) { $0 = max(0, $0 - $1) }
    if entry.pace != nil, !paces.isEmpty { paces.removeLast() }
    if days[entry.day] == DayFigures() { days[entry.day] = nil }
  }

  private mutating func change(_ entry: Entry, _ change: (inout Int, Int) -> Void) {
    days[entry.day, default: DayFigures()].change(entry, change)
    guard let recall = entry.recall else { return }
    let tenth = min(max(recall / 100, 0), 9)
    change(&tenths[tenth].reviews, 1)
    if entry.isKnown { change(&tenths[tenth].known, 1) }
  }
}

extension CourseRecord.DayFigures {
  fileprivate mutating func change(_ entry: CourseRecord.Entry, _ change: (inout Int, Int) -> Void) {
    if entry.isClaim { change(&claims, 1) }
    if entry.isNew, entry.isClaim, entry.isKnown {
      change(&proved, 1)
    } else if entry.isNew {
      change(&begun, 1)
    } else if let recall = entry.recall {
      change(&reviews, 1)
      change(&expected, recall)
      if entry.isKnown { change(&known, 1) }
    } else {
      change(&opened, 1)
    }
  }
}
