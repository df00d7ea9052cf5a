import Engine
import Games
import Learning
import Storage

/// Chooses the words of a round, for a window of this size.
struct StartRound: ContextChange {
  struct Started: Sendable {
    let round: Result<RoundReady, RoundObstacle>
    fileprivate let chance: Chance

    init(_ round: Result<RoundReady, RoundObstacle>, by learner: Learner) {
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
    learner.recording.shown = nil
    learner.recording.round = RoundChanges(round.items, learner.save.knowledge)
    return learner.choose { $0.begun(request, round.variation) }
  }
}

/// What the menu of a game's variations is made of.
struct OpenGameMenu: ContextChange {
  let request: GameRequest

  func answer(in learner: Learner) -> (menu: Result<GameMenu, RoundObstacle>, chance: Chance) {
    var learner = learner
    return (learner.menu(for: request), learner.chance)
  }

  func apply(_ made: (menu: Result<GameMenu, RoundObstacle>, chance: Chance), to learner: inout Learner)
    -> Changes
  {
    learner.chance = made.chance
    return []
  }
}

extension Learner {
  /// Chooses the words of a round.
  mutating func begin(_ request: GameRequest, in window: Size) -> Result<RoundReady, RoundObstacle> {
    guard let game = Catalogue.game(named: request.game) else {
      return .failure(RoundObstacle(Text(request.game), "There is no such game here."))
    }
    let title = game.profile.title
    let rival: Rerun?
    do throws(Failure) { rival = try self.rival(request) } catch {
      return .failure(RoundObstacle(title, Text(error.description)))
    }
    if let rival {
      return ready(round(of: rival.file, game), of: game, in: window) { _ in Self.ghost(rival) }
    }
    var request = request
    if let words = listed(request.deck) {
      request.words = words
      if words.isEmpty { return .failure(RoundObstacle(title, DeckRow.emptiness(of: request.deck))) }
    }
    if game.profile.matter == .letters, request.deck == nil, outline?.kind != .alphabet {
      request.deck = alphabetOutline?.id
    }
    if game.profile.matter == .letters, outline(for: request)?.kind != .alphabet {
      return .failure(RoundObstacle(title, alphabetNotice))
    }
    guard let round = round(request) else { return .failure(RoundObstacle(title, emptiness(for: request))) }
    return ready(round, of: game, in: window) { [request] in search(beside: $0, request) }
  }

  /// - Parameter ghost: what finds the run to race against.
  private func ready(
    _ round: RoundSetup, of game: CatalogueEntry, in window: Size,
    ghost: (GameSetup) -> (@Sendable () -> Ghost?)?
  ) -> Result<RoundReady, RoundObstacle> {
    let setup = GameSetup(round, window: window)
    if let obstacle = game.roundObstacle(setup) { return .failure(told(obstacle, of: game)) }
    let unlearned = round.content.items.filter { !$0.word.isCapital && save.knowledge.isUnknown($0.id) }
      .map(\.reference)
    return .success(RoundReady(game, setup, unlearned: unlearned, ghost: ghost(setup)))
  }

  /// What a round that begins leaves behind.
  mutating func begun(_ request: GameRequest, _ variation: String) {
    (notice, roundOptions.seed) = (.empty, nil)
    guard let game = Catalogue.game(named: request.game) else { return }
    if let time = request.time { remember(time, for: game.profile) }
    save.settings[Self.explained(game, variation)] = true
  }

  /// Why a game can't be played, and which game opens it.
  private func told(_ obstacle: RoundObstacle, of game: CatalogueEntry) -> RoundObstacle {
    RoundObstacle(
      obstacle.title, obstacle.notice,
      needsLetters: Catalogue.opener(of: game, alphabetOutline.flatMap(letters)) != nil)
  }

  /// Why a round would have no words.
  private func emptiness(for request: GameRequest) -> Text {
    outline(for: request).map { deck in
      deck.words.isEmpty
        ? Text("\(deck.name) has no words yet.") : Text("All words of \(deck.name) are suspended.")
    } ?? "There is no deck to play with."
  }

  mutating func menu(for request: GameRequest) -> Result<GameMenu, RoundObstacle> {
    let name = request.game
    guard let game = Catalogue.game(named: name) else {
      return .failure(RoundObstacle(Text(name), "There is no such game here."))
    }
    let kinds = game.profile.variations.map(\.name)
    var best: [String: Int] = [:]
    for kind in kinds { best[kind] = self.best(name, variation: kind) }
    let takesCodes = game.profile.takesCodes
    return .success(
      GameMenu(
        game, deck: request.deck,
        words: self.name(ofMany: request) ?? outline(for: request).map { Text($0.name) } ?? .empty,
        usual: game.profile.usualVariation(withLetters: outline?.kind == .alphabet), best: best,
        seconds: seconds(for: game.profile, kinds.first ?? ""),
        daily: takesCodes ? challengeCode : nil, newCode: takesCodes ? newCode() : nil))
  }
}
