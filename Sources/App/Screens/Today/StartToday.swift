import Engine
import Learning
import Games

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
    return .memory
  }
}

/// What the day has brought.
struct DayResults: Query {
  func answer(in learner: Learner) -> TodayEnd { learner.todayEnd(at: learner.moment) }
}

/// The hints of a session's words as they are now.
struct SessionHints: Query {
  let words: [WordMet]

  static let isQuick = true

  func answer(in learner: Learner) -> [MnemonicChanged] {
    words.map { MnemonicChanged(word: $0, text: learner.save.knowledge.items[$0.item]?.hint) }
  }
}

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

/// What can be learned.
struct LearnableCourses: Query {
  func answer(in learner: Learner) -> [CourseRow] { learner.courses }
}
