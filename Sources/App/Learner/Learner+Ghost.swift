import Engine
import Games
import Learning
import Storage

/// The run to race against: the player's best, or a recording of the ladder.
extension Learner {
  /// A function that finds the best recorded run, which takes a while; nil if there can't be one.
  ///
  /// A race is only fair with the same game, variation, deck, direction and time, and not with a round of
  /// missed words.
  func search(beside setup: GameSetup, _ request: GameRequest) -> (@Sendable () -> Ghost?)? {
    guard save.settings[.games.hasGhost], request.words == nil,
      let game = Catalogue.game(named: request.game)
    else { return nil }
    let rivals = rivals(of: setup, game)
    guard !rivals.isEmpty else { return nil }
    return { [replay] in Self.ghost(of: rivals, replay, game, setup) }
  }

  /// The recording that a request asks to race against; nil if it asks for none.
  ///
  /// - Throws: if it can't be read, or not be run here.
  func rival(_ request: GameRequest) throws(Failure) -> Rerun? {
    guard let path = request.rival else { return nil }
    return try Rerun(ReplayFile.load(path))
  }

  /// The round of a recording as this player plays it: with the same words, rules and chance, and their own choice of how
  /// it is shown.
  func round(of rival: ReplayFile, _ game: CatalogueEntry) -> RoundSetup {
    var round = rival.round.setup.round
    let items = round.content.items
    let ids = save.knowledge.ids(of: items.map { DeckWord($0.word, of: $0.origin) })
    for (index, id) in zip(items.indices, ids) { round.content.items[index].id = id }
    let variation = round.policy.variation
    round.learner.best = best(game.profile.name, variation: variation, deck: round.content.origin.deck)
    round.presentation = presentation(of: game, variation)
    return round
  }

  static func ghost(_ rival: Rerun) -> @Sendable () -> Ghost? {
    let name = rival.file.player.isEmpty ? Ghost.own : Text(rival.file.player).shortened(to: 16)
    return { try? Ghost(rival.player, named: name) }
  }

  /// The scores to race against, the best first; among equals the older first.
  private func rivals(of setup: GameSetup, _ game: CatalogueEntry) -> [Score] {
    let round = setup.round
    let alike = save.scores.filter { score in
      let result = score.result
      return result.isFinished && score.replay != nil && result.game == game.profile.name
        && result.deck == round.content.origin.deck && result.variation == round.policy.variation
        && result.direction == round.policy.direction
    }
    return alike.enumerated()
      .sorted { ($1.element.result.score, $0.offset) < ($0.element.result.score, $1.offset) }.map(\.element)
  }

  private static func ghost(
    of rivals: [Score], _ replay: (String) -> ReplayFile?, _ game: CatalogueEntry, _ setup: GameSetup
  ) -> Ghost? {
    let seconds = game.seconds(setup)
    let names = rivals.filter { $0.result.seconds == seconds }.compactMap(\.replay)
    for name in names.prefix(mostTried) {
      if let file = replay(name), let player = try? Verification.player(file),
        let ghost = try? Ghost(player)
      {
        return ghost
      }
    }
    return nil
  }

  /// How many replays to try: some have other rules, or are damaged.
  private static let mostTried = 20
}
