import Engine
import Games
import Learning
import Synchronization

@testable import App

/// Where random players begin: all sample states of all screens, a round of each game, and the whole program. They are
/// made when they are first needed.
final class Screens: Sendable {
  struct Screen: Sendable {
    let scene: any Scene
    /// The scene's next tick.
    let tick: Tick
    /// The host behind it, if it has one.
    var learner: Learner?
  }

  /// Made once for all screens, since decks are read for them.
  private static let arcades = Result { try ScreenStates.arcades() }

  private let made = Mutex<[String: [Screen]]>([:])

  /// A screen to begin with. Half the samples have nothing behind them.
  func begin(_ chance: inout Chance) throws -> Screen {
    let kind = chance.below(8)
    let covered = Covered.all[chance.below(Covered.all.count)]
    let screens =
      switch kind {
      case 0, 1: try screens("program", Self.programs)
      case 2: try screens("rounds", Self.rounds)
      default: try screens(covered.name) { try Self.samples(of: covered) }
      }
    var screen = screens[chance.below(screens.count)]
    if kind > 2, chance.below(2) == 0 { screen.learner = nil }
    return screen
  }

  private func screens(_ name: String, _ make: () throws -> [Screen]) throws -> [Screen] {
    try made.withLock { made in
      if let known = made[name] { return known }
      let new = try make()
      made[name] = new
      return new
    }
  }

  /// The sample states, each with the program behind it.
  static func samples(of covered: Covered) throws -> [Screen] {
    let arcades = try arcades.get()
    return try covered.scenes().enumerated().map { index, scene in
      var scene = scene
      // Its samples stand below a scene that isn't there: it has just closed.
      if scene is TodayScene || scene is PlacementScene { scene.resume(.none) }
      return Screen(
        scene: scene, tick: Wanderer.tick(of: scene), learner: arcades[index % arcades.count])
    }
  }

  private static func programs() throws -> [Screen] {
    try arcades.get().map { learner in
      Screen(scene: LandingScene(learner.overview(at: learner.moment)), tick: 0, learner: learner)
    }
  }

  /// Every game that these words are enough for, racing against the best run.
  private static func rounds() throws -> [Screen] {
    let deck = try Setups.deck("japanese-first")
    let items = deck.words.prefix(12).map { RoundSetup.Item($0, of: deck.origin, isNew: false, shown: .term) }
    let round = RoundSetup(RoundSetup.Content(of: deck.origin, name: deck.name, items: items, seed: 3))
    let setups = try Setups.all() + [GameSetup(round, window: Size(80, 24))]
    let learner = try arcades.get()[0]
    return Catalogue.games.flatMap { game in
      setups.filter { game.roundObstacle($0) == nil }.map { setup in
        Screen(scene: game.round(setup, ghost: { nil }), tick: 0, learner: learner)
      }
    }
  }
}
