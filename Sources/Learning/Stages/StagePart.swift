import Deterministic

/// The part of a course of stages that is played at a time.
public enum StagePart: Hashable, Sendable {
  /// A kit, with four answers to choose from.
  case kit(StageCourse.Place)
  /// The exam of a stage, with typed answers.
  case exam(stage: String)
  /// A number of questions from some kits, each repeated until it was right.
  case workout([StageCourse.Place], count: Int)

  /// Its name in the journal, in place of a game's.
  public var game: String {
    switch self {
    case .kit: "kit"
    case .exam: Self.examGame
    case .workout: "workout"
    }
  }

  static let examGame = "exam"

  public var isTyped: Bool { if case .exam = self { true } else { false } }

  /// The step to record when it was finished; nil for none.
  public func step(_ count: RightCount) -> StageEvent.Step? {
    switch self {
    case .kit(let place): .kit(place, count)
    case .exam(let stage): .exam(stage: stage, count)
    case .workout: nil
    }
  }

  /// Its questions for a player at this standing; nil where there are none.
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
