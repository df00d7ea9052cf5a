import Formats

/// Statistics of a learner's days: what was reviewed and begun, how well recall was predicted, how fast
/// answers begin. Only answers that the memory model graded count.
public struct CourseRecord: Hashable, Sendable {
  /// How many of the latest times to the first key are kept.
  public static let paceCount = 50
  /// How many there must be before they tell the usual pace.
  static let leastPace = 20

  public struct DayFigures: Hashable, Sendable {
    /// Answers to skills that had a memory.
    public var reviews = 0
    /// How many of them were right.
    public var known = 0
    /// How many were expected to be right, in thousandths.
    public var expected = 0
    /// Items whose first memory began, without proved claims.
    public var begun = 0
    /// How many of them were known when they were first asked.
    var begunKnown = 0
    /// Further skills of items whose memory began.
    public var opened = 0
    /// Items that the learner had claimed to know and that were asked as proof.
    public var claims = 0
    /// How many claims held.
    public var proved = 0
    /// How often something was asked again after it was settled.
    public var retries = 0

    public init(
      reviews: Int = 0, known: Int = 0, expected: Int = 0, begun: Int = 0, begunKnown: Int = 0,
      opened: Int = 0, claims: Int = 0, proved: Int = 0, retries: Int = 0
    ) {
      self.reviews = reviews
      self.known = known
      self.expected = expected
      self.begun = begun
      self.begunKnown = begunKnown
      self.opened = opened
      self.claims = claims
      self.proved = proved
      self.retries = retries
    }

    /// All graded answers.
    public var asked: Int { reviews + begun + opened + claims }

    /// What was done after an earlier moment of the day.
    public static func - (all: Self, before: Self) -> Self {
      DayFigures(
        reviews: all.reviews - before.reviews, known: all.known - before.known,
        expected: all.expected - before.expected, begun: all.begun - before.begun,
        begunKnown: all.begunKnown - before.begunKnown, opened: all.opened - before.opened,
        claims: all.claims - before.claims, proved: all.proved - before.proved,
        retries: all.retries - before.retries)
    }
  }

  /// What one graded answer adds.
  public struct Entry: Hashable, Sendable {
    public var day: Day
    /// The predicted recall, in thousandths; nil where a memory began.
    public var recall: Int?
    /// Whether it began the item's first memory.
    public var isNew: Bool
    /// Whether it was to prove that the learner knew the word, as claimed.
    public var isClaim: Bool
    /// Whether the answer was right.
    public var isKnown: Bool
    /// Whether it was typed.
    public var isTyped: Bool
    /// Milliseconds to the first key; nil where nothing was typed, or it was wrong.
    public var pace: Int?

    public init(
      day: Day, recall: Int?, isNew: Bool = false, isClaim: Bool = false, isKnown: Bool,
      isTyped: Bool = false, pace: Int?
    ) {
      self.day = day
      self.recall = recall
      self.isNew = isNew
      self.isClaim = isClaim
      self.isKnown = isKnown
      self.isTyped = isTyped
      self.pace = pace
    }
  }

  /// The days with any graded answer.
  public var days: [Day: DayFigures]
  /// The days with any answer.
  public var answered: Set<Day> = []
  /// Holidays, and days that hardly took place, since the learner flew over the date line: they break no row of days.
  public var skipped: Set<Day>
  /// What was expected of typed answers beside what was right.
  public var typed: Calibration
  /// The same of all other answers, in which luck or the learner's own judgement has a part.
  public var chosen: Calibration
  /// The latest times to the first key of right answers, in milliseconds, newest last.
  public var paces: [Int]

  /// The highest rank reached.
  public var rank: Rank

  public init(
    days: [Day: DayFigures] = [:], skipped: Set<Day> = [], typed: Calibration = Calibration(),
    chosen: Calibration = Calibration(), paces: [Int] = [], rank: Rank = .novice
  ) {
    self.days = days
    self.skipped = skipped
    (self.typed, self.chosen) = (typed, chosen)
    self.paces = paces
    self.rank = rank
  }

  /// Adds reviews from another program. It made no predictions, so they count as predicted exactly.
  mutating func add(reviews: Int, known: Int, on day: Day) {
    var figures = days[day] ?? DayFigures()
    figures.reviews = Counting.count(figures.reviews + reviews)
    figures.known = Counting.count(figures.known + known)
    figures.expected = Counting.count(figures.expected + known * 1000)
    days[day] = figures
  }

  /// The total of answers to skills that had a memory.
  public var reviews: Int { typed.reviews + chosen.reviews }

  /// The median time to the first key, in milliseconds; nil before there are enough.
  public var usualPace: Int? { paces.count < Self.leastPace ? nil : paces.sorted()[paces.count / 2] }

  /// The number of reviews on each played day before the given one.
  func reviews(before day: Day) -> [Int] {
    days.filter { $0.key < day }.sorted { $0.key < $1.key }.map(\.value.reviews)
  }

  /// Whether the day is the first after a break of more than one day.
  public func isBack(on day: Day) -> Bool {
    days[day] == nil && (days.keys.max().map { Day.count(from: $0, to: day) > 2 } ?? false)
  }

  /// Replaces the rest of any holiday.
  mutating func setHoliday(from day: Day, until end: Day) {
    skipped = skipped.filter { $0 < day }
    let days = min(Day.count(from: day, to: end), Self.mostHolidays)
    for past in 0..<days { skipped.insert(day.after(by: past)) }
  }

  private static let mostHolidays: Int64 = 366

  mutating func add(_ entry: Entry) {
    change(entry) { $0 = Counting.count($0 + $1) }
    if let pace = entry.pace { paces = (paces + [Counting.count(pace)]).suffix(Self.paceCount) }
  }

  /// Removes an answer. The oldest pace that it pushed out isn't restored.
  mutating func remove(_ entry: Entry) {
    change(entry) { $0 = max(0, $0 - $1) }
    if entry.pace != nil, !paces.isEmpty { paces.removeLast() }
    if days[entry.day] == DayFigures() { days[entry.day] = nil }
  }

  private mutating func change(_ entry: Entry, _ change: (inout Int, Int) -> Void) {
    days[entry.day, default: DayFigures()].change(entry, change)
    guard let recall = entry.recall else { return }
    if entry.isTyped {
      typed.change(recall, entry.isKnown, change)
    } else {
      chosen.change(recall, entry.isKnown, change)
    }
  }
}

extension CourseRecord.DayFigures {
  fileprivate mutating func change(_ entry: CourseRecord.Entry, _ change: (inout Int, Int) -> Void) {
    if entry.isClaim { change(&claims, 1) }
    if entry.isNew, entry.isClaim, entry.isKnown {
      change(&proved, 1)
    } else if entry.isNew {
      change(&begun, 1)
      if entry.isKnown { change(&begunKnown, 1) }
    } else if let recall = entry.recall {
      change(&reviews, 1)
      change(&expected, recall)
      if entry.isKnown { change(&known, 1) }
    } else {
      change(&opened, 1)
    }
  }
}
