import Engine

/// Brings the content of the first screen up to date.
struct RefreshOverview: ContextChange {
  func answer(in learner: Learner) -> Overview {
    var learner = learner
    _ = apply(to: &learner)
    return learner.overview(at: learner.moment)
  }

  /// A deck named on the command line is for the game that began there.
  func apply(_ overview: Overview, to learner: inout Learner) -> Changes { apply(to: &learner) }

  private func apply(to learner: inout Learner) -> Changes {
    if learner.hasCourse { learner.roundOptions.deck = nil }
    return []
  }
}
