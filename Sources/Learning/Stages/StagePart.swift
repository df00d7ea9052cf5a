import Deterministic

/// What is played of a course of stages at one time.
public enum StagePart: Hashable, Sendable {
  /// A kit: four answers to choose from.
  case kit(StageCourse.Place)
  /// The exam of a stage: typed.
  case exam(stage: String)
  /// So many questions out of some kits, until each was right.
  case workout([StageCourse.Place], count: Int)

  /// Its word in the journal, in place of a game's.
  public var game: String {
    switch self {
    case .kit: "kit"
    case .exam: Self.examGame
    case .workout: "workout"
    }
  }

  static let examGame = "exam"

  /// Whether its answers are typed.
  public var isTyped: Bool { if case .exam = self { true } else { false } }

  /// What has happened when it was answered to its end; nil where that is nothing to keep.
  public func step(_ count: RightCount) -> StageEvent.Step? {
    switch self {
    case .kit(let place): .kit(place, count)
    case .exam(let stage): .exam(stage: stage, count)
    case .workout: nil
    }
  }

  /// Its questions in a course, by somebody who has come so far.
  public func run(in standing: StageStanding, _ chance: inout Chance) -> StageRun? {
    let course = standing.course
    switch self {
    case .kit(let place): return course.kit(at: place).map { StageRun.kit($0, at: place, &chance) }
    case .exam(let id):
      guard let stage = course.stages.first(where: { $0.id == id }) else { return nil }
      let kits = standing.kits(of: stage)
      return StageRun.exam(of: kits, in: stage, count: course.rules.examQuestions, &chance)
    case .workout(let places, let count):
      let kits = places.compactMap { place in course.kit(at: place).map { (place: place, kit: $0) } }
      return StageRun.workout(kits, count: count, &chance)
    }
  }
}

extension StagePart: StateHashable {
  /// Hashes which part it is.
  public func hash(into hash: inout StateHash) {
    switch self {
    case .kit(let place): hash.combine(["kit", place.stage, place.kit])
    case .exam(let stage): hash.combine(["exam", stage])
    case .workout(let places, let count):
      hash.combine(["workout"] + places.flatMap { [$0.stage, $0.kit] })
      hash.combine(count)
    }
  }
}
