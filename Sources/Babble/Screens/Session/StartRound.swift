import Engine
import Interface
import Learning
import WordGame

/// Chooses the words of a round, for a window of this size.
struct StartRound: ContextChange {
  struct Started: Sendable {
    let round: Result<RoundReady, Hindrance>
    fileprivate let chance: Chance

    init(_ round: Result<RoundReady, Hindrance>, by learner: Learner) {
      (self.round, chance) = (round, learner.chance)
    }
  }

  let request: GameRequest
  let window: Size

  func answer(in learner: Learner) -> Started {
    var learner = learner
    let round = learner.begin(request, in: window)
    return Started(round, by: learner)
  }

  func apply(_ started: Started, to learner: inout Learner) -> Changes {
    learner.chance = started.chance
    guard case .success(let round) = started.round else { return [] }
    (learner.recording.game, learner.recording.hasScore) = (request.game, request.hasScore)
    learner.recording.round = RoundChanges(round.items, learner.save.knowledge)
    return learner.choose { $0.begun(request, round.variation) }
  }
}

/// What the menu of a game's variations is made of.
struct OpenGameMenu: ContextChange {
  let request: GameRequest

  func answer(in learner: Learner) -> (menu: Result<GameMenu, Hindrance>, chance: Chance) {
    var learner = learner
    return (learner.menu(for: request), learner.chance)
  }

  func apply(_ made: (menu: Result<GameMenu, Hindrance>, chance: Chance), to learner: inout Learner)
    -> Changes
  {
    learner.chance = made.chance
    return []
  }
}

/// Whether the deck that a code names is there; fails with the reason why it isn't.
struct CheckCode: Query {
  let code: RoundCode

  func answer(in learner: Learner) throws(RoundCodeError) { _ = try learner.library.decks.shelved(code.deck) }
}

/// What a round has changed.
struct RoundResults: Query {
  func answer(in learner: Learner) -> RoundNews? {
    learner.recording.round?.news(learner, at: learner.moment)
  }
}

/// Keeps the picture of an end.
struct KeepPicture: Query {
  let picture: StillPicture

  func answer(in album: Album) -> PictureKept { album.save(picture) }
}
