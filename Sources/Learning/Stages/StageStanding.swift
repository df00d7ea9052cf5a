/// Where somebody stands in a course: what is open, what is done, what comes next.
public struct StageStanding: Sendable {
  /// How far a stage has come.
  public enum State: Hashable, Sendable {
    /// The exam of the stage before it opens it.
    case locked
    /// Nothing was chosen yet, and there is nothing to learn before.
    case toChoose
    /// Its kits are being learned.
    case open
    /// All kits are done: the exam can be taken.
    case examOpen
    /// The exam was passed.
    case passed
  }

  /// The next useful thing.
  public enum Step: Hashable, Sendable {
    case kit(StageCourse.Place)
    case choose(stage: String)
    case exam(stage: String)
  }

  /// The course.
  public let course: StageCourse
  /// What was done in it.
  public let record: StageRecord

  /// A course with what was done in it.
  public init(_ course: StageCourse, _ record: StageRecord) {
    self.course = course
    self.record = record
  }

  /// The kits of a stage that are to be done: of ways those of the chosen ones.
  public func kits(of stage: CourseStage) -> [Kit] { stage.kits(choosing: record.ways[stage.id] ?? []) }

  /// Whether a way was chosen.
  public func isChosen(_ way: StageWay, in stage: CourseStage) -> Bool {
    record.ways[stage.id]?.contains(way.id) ?? false
  }

  /// The best result of a kit; none of none before the first.
  public func best(of kit: Kit, in stage: CourseStage) -> RightCount {
    record.results(of: StageCourse.Place(stage: stage.id, kit: kit.id))?.best ?? RightCount()
  }

  /// The best result of a stage's exam.
  public func bestExam(of stage: CourseStage) -> RightCount { record.exams[stage.id]?.best ?? RightCount() }

  /// Whether a kit was answered to its end at least once.
  public func wasPlayed(_ place: StageCourse.Place) -> Bool { record.results(of: place) != nil }

  /// Where one stands after one step more, with all that follows from it.
  public func after(_ step: StageEvent.Step) -> StageStanding {
    // The day says nothing of where one stands.
    var record = record
    record.take(step, on: Day(number: 0))
    for opening in StageStanding(course, record).openings { record.take(opening, on: Day(number: 0)) }
    return StageStanding(course, record)
  }

  /// Whether a kit was answered well enough.
  public func isDone(_ kit: Kit, in stage: CourseStage) -> Bool {
    best(of: kit, in: stage).isAbove(course.rules.kitAbove)
  }

  /// How far a stage has come.
  public func state(of stage: CourseStage) -> State {
    if !isOpen(stage) { return .locked }
    if bestExam(of: stage).reaches(course.rules.examFrom) { return .passed }
    let kits = kits(of: stage)
    if isToChoose(stage) { return .toChoose }
    return record.openedExams.contains(stage.id) || areDone(kits, in: stage) ? .examOpen : .open
  }

  /// How much of a stage is done: the mean of its kits' best results, in parts of a hundred, rounded down.
  public func percent(of stage: CourseStage) -> Int {
    let kits = kits(of: stage)
    let sum = kits.reduce(0) { $0 + best(of: $1, in: stage).percent }
    return kits.isEmpty ? 0 : sum / kits.count
  }

  /// The first thing that leads on: a kit that isn't done, a choice, an exam that can be taken; nil where all is passed.
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

  /// How many kits there are to do, and how many are done; of ways that weren't chosen none.
  public var kitsDone: (count: Int, all: Int) {
    let done = course.stages.flatMap { stage in kits(of: stage).map { isDone($0, in: stage) } }
    return (done.count(where: { $0 }), done.count)
  }

  /// What follows from what was just done, and is still to be written down: an exam or a stage that is open from now on.
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

  /// Kits of the player's own are no reason to put off the choice.
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
