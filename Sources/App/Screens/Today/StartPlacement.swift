import Engine

/// Chooses the words that find out how much of a deck is known.
struct StartPlacement: ContextChange {
  let deck: String

  func answer(in learner: Learner) -> (ready: PlacementReady, chance: Chance) {
    var learner = learner
    return (learner.placement(of: deck), learner.chance)
  }

  func apply(_ started: (ready: PlacementReady, chance: Chance), to learner: inout Learner) -> Changes {
    learner.chance = started.chance
    return []
  }
}
