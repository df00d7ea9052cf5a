import Formats

/// A player's progress in a course of stages. What was opened stays open, even if the course changes.
public struct StageRecord: Hashable, Sendable {
  /// The results of a kit, or of a stage's exam.
  public struct Results: Hashable, Sendable {
    public var best: RightCount
    public var last: RightCount
    /// How many results there were.
    public var count: Int

    public init(best: RightCount = RightCount(), last: RightCount = RightCount(), count: Int = 0) {
      self.best = best
      self.last = last
      self.count = count
    }

    mutating func add(_ tally: RightCount) {
      if tally.isBetter(than: best) { best = tally }
      last = tally
      count = Counting.count(count + 1)
    }

    fileprivate func merged(with later: Results) -> Results {
      Results(
        best: later.best.isBetter(than: best) ? later.best : best, last: later.last,
        count: Counting.count(count + later.count))
    }
  }

  /// The results of kits by place; own kits are keyed without a stage.
  public var kits: [StageCourse.Place: Results] = [:]
  /// The results of exams by stage.
  public var exams: [String: Results] = [:]
  /// The stages whose exam was opened.
  public var openedExams: Set<String> = []
  /// The stages that an exam opened.
  public var openedStages: Set<String> = []
  /// The chosen ways by stage.
  public var ways: [String: Set<String>] = [:]
  /// Right counts of kits and exams by day.
  public var days: [Day: RightCount] = [:]
  /// The record before the last reset; at most one. An array, since a value can't contain its own type.
  private var forgotten: [StageRecord] = []

  public init() {}

  public mutating func apply(_ step: StageEvent.Step, on day: Day) {
    switch step {
    case .kit(let place, let tally):
      kits[Self.key(place), default: Results()].add(tally)
      count(tally, on: day)
    case .exam(let stage, let tally):
      exams[stage, default: Results()].add(tally)
      count(tally, on: day)
    case .examOpened(let stage): openedExams.insert(stage)
    case .stageOpened(let stage): openedStages.insert(stage)
    case .chosen(let stage, let way): ways[stage, default: []].insert(way)
    case .reset: forget()
    case .restored: restore()
    }
  }

  /// The record before the reset; nil where there was none, or it was restored.
  public var beforeReset: StageRecord? {
    get { forgotten.first }
    set { forgotten = newValue.map { [$0] } ?? [] }
  }

  /// The results of a kit; nil where it was never finished.
  public func results(of place: StageCourse.Place) -> Results? { kits[Self.key(place)] }

  /// An own kit keeps its results when it moves to another stage.
  private static func key(_ place: StageCourse.Place) -> StageCourse.Place {
    OwnKits.isOwn(place.kit) ? StageCourse.Place(stage: "", kit: place.kit) : place
  }

  /// Whether nothing was done yet, or since the last reset.
  public var isEmpty: Bool { alone == StageRecord() }

  private var alone: StageRecord {
    var alone = self
    alone.beforeReset = nil
    return alone
  }

  /// Keeps the earlier record, so that it can still be restored whatever is done afterwards.
  private mutating func forget() {
    restore()
    guard !isEmpty else { return }
    let before = self
    self = StageRecord()
    beforeReset = before
  }

  private mutating func restore() {
    guard var all = beforeReset else { return }
    all.kits.merge(kits) { $0.merged(with: $1) }
    all.exams.merge(exams) { $0.merged(with: $1) }
    all.openedExams.formUnion(openedExams)
    all.openedStages.formUnion(openedStages)
    all.ways.merge(ways) { $0.union($1) }
    all.days.merge(days, uniquingKeysWith: +)
    self = all
  }

  private mutating func count(_ tally: RightCount, on day: Day) {
    days[day] = days[day, default: RightCount()] + tally
  }
}
