import Engine
import Games
import Learning

package enum QuestionPurpose: Hashable, Sendable {
  /// Part of the daily course.
  case course
  /// Only finds out what is known; not graded.
  case trial
  /// Part of a kit, an exam or a workout.
  case stage(StagePart)
}

extension QuestionPurpose {
  func report(_ answer: Answer) -> CourseReport {
    switch self {
    case .course: .answer(answer)
    case .trial: .trial(answer)
    case .stage(let part): .stage(.answer(answer, part))
    }
  }

  /// What happens to the session if the learner leaves it.
  var promise: Text {
    switch self {
    case .course: TodayScene.promise
    case .trial: PlacementTexts.promise
    case .stage(let part): StageEnd.promise(of: part)
    }
  }
}
