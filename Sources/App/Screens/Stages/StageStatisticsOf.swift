import Engine

struct StageStatisticsOf: Query {
  let course: String

  func answer(in learner: Learner) throws(StageAbsence) -> StageStatistics {
    guard let course = learner.library.stages.course(course) else { throw StageAbsence() }
    return learner.stageStatistics(of: course, at: learner.moment)
  }
}
