import Engine
import Learning

/// What can be learned.
struct LearnableCourses: Query {
  func answer(in learner: Learner) -> [CourseRow] { learner.courses }
}
