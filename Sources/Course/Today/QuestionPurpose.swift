import Engine
import Learning
import WordGame

/// What becomes of an answer.
package enum QuestionPurpose: Hashable, Sendable {
  /// It is one of the day's course.
  case course
  /// It only finds out what is known, so that nothing is made of it.
  case trial
  /// It is one of a kit, an exam or a workout.
  case stage(StagePart)
}

extension QuestionPurpose {
  /// What the host is told of an answer.
  func report(_ answer: Answer) -> CourseReport {
    switch self {
    case .course: .answer(answer)
    case .trial: .trial(answer)
    case .stage(let part): .stage(.answer(answer, part))
    }
  }

  /// What becomes of the session where the learner leaves it.
  var promise: Text {
    switch self {
    case .course: TodayScene.promise
    case .trial: PlacementTexts.promise
    case .stage(let part): StageEnd.promise(of: part)
    }
  }
}

extension QuestionPurpose: StateHashable {
  /// Hashes which it is.
  package func hash(into hash: inout StateHash) {
    switch self {
    case .course: hash.combine(0)
    case .trial: hash.combine(1)
    case .stage(let part): hash.combine(part)
    }
  }
}
