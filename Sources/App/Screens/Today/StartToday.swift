import Engine
import Learning

/// Makes the day's session. The answer has none if there is nothing to do.
struct StartToday: ContextChange {
  struct Started: Sendable {
    let ready: TodayReady?
    let moment: Moment
    let chance: Chance
    /// Words of the course that are learned from other decks.
    let joined: [WordMet]

    init(_ ready: TodayReady?, by learner: Learner, at moment: Moment? = nil) {
      (self.ready, self.moment) = (ready, moment ?? learner.moment)
      (chance, joined) = (learner.chance, learner.joined)
    }
  }

  let part: TodayPart

  func answer(in learner: Learner) -> Started {
    var learner = learner
    let moment = learner.moment
    let ready = learner.session(part, at: moment)
    return Started(ready, by: learner, at: moment)
  }

  func apply(_ started: Started, to learner: inout Learner) -> Changes {
    (learner.chance, learner.joined) = (started.chance, started.joined)
    learner.recordJoined()
    guard let ready = started.ready else { return .memory }
    learner.recording.session = RunningSession(learner.save.knowledge, at: started.moment)
    learner.recording.day = RoundChanges(ready.items, learner.save.knowledge)
    learner.recording.shown = nil
    return .memory
  }
}
