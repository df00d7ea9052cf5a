import Engine
import Learning

/// The content of the map.
struct StagesOverview: Query {
  func answer(in learner: Learner) -> StagesKnowledge { learner.stagesKnowledge }
}

struct StageStatisticsOf: Query {
  let course: String

  func answer(in learner: Learner) throws(StageAbsence) -> StageStatistics {
    guard let course = learner.library.stages.course(course) else { throw StageAbsence() }
    return learner.stageStatistics(of: course, at: learner.moment)
  }
}

/// The questions of a part of a course. It takes from the player's chance, so that the next ones are others.
struct StartStageRun: ContextChange {
  let part: StagePart
  let course: String

  init(_ part: StagePart, of course: String) { (self.part, self.course) = (part, course) }

  func answer(in learner: Learner) throws(StageAbsence) -> StageRunReady {
    var chance = learner.chance
    guard let ready = learner.stageRun(part, of: course, seed: chance.bits()) else { throw StageAbsence() }
    return ready
  }

  func apply(_ ready: StageRunReady, to learner: inout Learner) -> Changes {
    _ = learner.chance.bits()
    return []
  }
}

/// There is no such course, or nothing to ask in that part of it.
struct StageAbsence: Error {}
