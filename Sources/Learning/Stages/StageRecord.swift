import Formats

/// How far somebody has come in a course of stages. What was opened stays open, whatever becomes of the course.
public struct StageRecord: Hashable, Sendable {
  /// The results of a kit, or of a stage's exam.
  public struct Results: Hashable, Sendable {
    /// The best of them.
    public var best: RightCount
    /// The last.
    public var last: RightCount
    /// How many there were.
    public var count: Int

    /// Results of their parts, by default none.
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

    fileprivate func followed(by later: Results) -> Results {
      Results(
        best: later.best.isBetter(than: best) ? later.best : best, last: later.last,
        count: Counting.count(count + later.count))
    }
  }

  /// The results of kits by their places, those of the player's own kits without a stage.
  public var kits: [StageCourse.Place: Results] = [:]
  /// The results of exams by their stages.
  public var exams: [String: Results] = [:]
  /// The stages whose exam was opened.
  public var openedExams: Set<String> = []
  /// The stages that were opened by an exam.
  public var openedStages: Set<String> = []
  /// The ways that were chosen, by their stages.
  public var ways: [String: Set<String>] = [:]
  /// The answers in kits and exams on the days that had any.
  public var days: [Day: RightCount] = [:]
  /// What was there before the last reset. One at most: a list only because a value can't hold another of its kind.
  private var forgotten: [StageRecord] = []

  /// The record of somebody who begins.
  public init() {}

  /// Takes a step.
  public mutating func take(_ step: StageEvent.Step, on day: Day) {
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

  /// What was there before the resets; nil where there was none, or where it was brought back.
  public var beforeReset: StageRecord? {
    get { forgotten.first }
    set { forgotten = newValue.map { [$0] } ?? [] }
  }

  /// The results of a kit; nil where it never was answered to its end.
  public func results(of place: StageCourse.Place) -> Results? { kits[Self.key(place)] }

  /// A kit of the player's own takes its results along to another stage.
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

  /// What was forgotten before can still be brought back, whatever was done since then.
  private mutating func forget() {
    restore()
    guard !isEmpty else { return }
    let before = self
    self = StageRecord()
    beforeReset = before
  }

  private mutating func restore() {
    guard var all = beforeReset else { return }
    all.kits.merge(kits) { $0.followed(by: $1) }
    all.exams.merge(exams) { $0.followed(by: $1) }
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
