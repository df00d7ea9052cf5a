import Engine
import Learning

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
