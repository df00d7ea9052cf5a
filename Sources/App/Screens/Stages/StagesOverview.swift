import Engine

/// The content of the map.
struct StagesOverview: Query {
  func answer(in learner: Learner) -> StagesKnowledge { learner.stagesKnowledge }
}

/// There is no such course, or nothing to ask in that part of it.
struct StageAbsence: Error {}
