/// A player's standing in a course: what is open, what is done, what comes next.
public struct StageStanding: Sendable {
  public enum State: Hashable, Sendable {
    /// The exam of the previous stage opens it.
    case locked
    /// A way must be chosen first; there is nothing else to learn.
    case toChoose
    /// Its kits are being learned.
    case open
    /// All kits are done: the exam can be taken.
    case examOpen
    /// The exam was passed.
    case passed
  }

  /// The next useful thing to do.
  public enum Step: Hashable, Sendable {
    case kit(StageCourse.Place)
    case choose(stage: String)
    case exam(stage: String)
  }

  public let course: StageCourse
  public let record: StageRecord

  public init(_ course: StageCourse, _ record: StageRecord) {
    self.course = course
    self.record = record
  }

  /// The kits of a stage that must be done, including those of the chosen ways.
  public func kits(of stage: CourseStage) -> [Kit] { stage.kits(choosing: record.ways[stage.id] ?? []) }

  public func isChosen(_ way: StageWay, in stage: CourseStage) -> Bool {
    record.ways[stage.id]?.contains(way.id) ?? false
  }

  /// The best result of a kit; 0 of 0 before the first.
  public func best(of kit: Kit, in stage: CourseStage) -> RightCount {
    record.results(of: StageCourse.Place(stage: stage.id, kit: kit.id))?.best ?? RightCount()
  }

  /// The best result of a stage's exam; 0 of 0 before the first.
  public func bestExam(of stage: CourseStage) -> RightCount { record.exams[stage.id]?.best ?? RightCount() }

  /// Whether a kit was finished at least once.
  public func wasPlayed(_ place: StageCourse.Place) -> Bool { record.results(of: place) != nil }

  /// The standing after another step and everything that follows from it.
  public func after(_ step: StageEvent.Step) -> StageStanding {
    // The day doesn't matter for the standing.
    var record = record
    record.apply(step, on: Day(number: 0))
    for opening in StageStanding(course, record).openings { record.apply(opening, on: Day(number: 0)) }
    return StageStanding(course, record)
  }

  /// Whether a kit's best result is good enough.
  public func isDone(_ kit: Kit, in stage: CourseStage) -> Bool {
    best(of: kit, in: stage).isAbove(course.rules.kitAbove)
  }

  public func state(of stage: CourseStage) -> State {
    if !isOpen(stage) { return .locked }
    if bestExam(of: stage).reaches(course.rules.examFrom) { return .passed }
    let kits = kits(of: stage)
    if isToChoose(stage) { return .toChoose }
    return record.openedExams.contains(stage.id) || areDone(kits, in: stage) ? .examOpen : .open
  }

  /// The progress of a stage: the mean of its kits' best results, in percent, rounded down.
  public func percent(of stage: CourseStage) -> Int {
    let kits = kits(of: stage)
    let sum = kits.reduce(0) { $0 + best(of: $1, in: stage).percent }
    return kits.isEmpty ? 0 : sum / kits.count
  }

  /// The first thing that leads on: a kit that isn't done, a choice, an exam that is open; nil where
  /// everything is passed.
  public var next: Step? {
    for stage in course.stages {
      switch state(of: stage) {
      case .locked, .passed: continue
      case .toChoose: return .choose(stage: stage.id)
      case .examOpen: return .exam(stage: stage.id)
      case .open:
        if let kit = kits(of: stage).first(where: { !isDone($0, in: stage) }) {
          return .kit(StageCourse.Place(stage: stage.id, kit: kit.id))
        }
      }
    }
    return nil
  }

  /// How many kits are done, and how many there are, without those of ways that weren't chosen.
  public var kitsDone: (count: Int, all: Int) {
    let done = course.stages.flatMap { stage in kits(of: stage).map { isDone($0, in: stage) } }
    return (done.count(where: { $0 }), done.count)
  }

  /// The openings that follow from the last step and are yet to be recorded.
  public var openings: [StageEvent.Step] {
    course.stages.enumerated().flatMap { place, stage -> [StageEvent.Step] in
      var steps: [StageEvent.Step] = []
      let state = state(of: stage)
      if state == .examOpen, !record.openedExams.contains(stage.id) {
        steps.append(.examOpened(stage: stage.id))
      }
      if state == .passed, let next = course.stages.dropFirst(place + 1).first,
        !record.openedStages.contains(next.id)
      {
        steps.append(.stageOpened(next.id))
      }
      return steps
    }
  }

  /// A player's own kits don't make the choice optional.
  private func isToChoose(_ stage: CourseStage) -> Bool {
    guard !stage.ways.isEmpty, (record.ways[stage.id] ?? []).isEmpty else { return false }
    return stage.kits.allSatisfy { OwnKits.isOwn($0.id) || isDone($0, in: stage) }
  }

  private func isOpen(_ stage: CourseStage) -> Bool {
    guard let place = course.stages.firstIndex(where: { $0.id == stage.id }) else { return false }
    return place == 0 || record.openedStages.contains(stage.id)
      || bestExam(of: course.stages[place - 1]).reaches(course.rules.examFrom)
  }

  private func areDone(_ kits: [Kit], in stage: CourseStage) -> Bool {
    !kits.isEmpty && kits.allSatisfy { isDone($0, in: stage) }
  }
}
