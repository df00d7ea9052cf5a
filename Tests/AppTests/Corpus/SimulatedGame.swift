import Engine
import Games
import Learning
import Players
import Playtest

@testable import App

/// Plays a game with a simulated player and occasional disturbances: the window changes, the focus is lost,
/// there is a pause. Deterministic for a given plan.
struct SimulatedGame {
  private var player: any CorpusPlayer
  private var chance: Chance
  private var hasStartedAgain = false

  /// Plays a game to its end; nil if it doesn't reach one.
  static func play(_ plan: GamePlan) throws -> ReplayFile? {
    var game = try SimulatedGame(plan)
    for _ in 0..<400 where game.replay == nil && !game.player.stage.hasEnded { game.playOn() }
    return game.replay.map {
      ReplayFile(
        $0, player: "Player \(plan.number)", playedAt: GamePlan.now + Int64(plan.number), program: "corpus")
    }
  }

  private init(_ plan: GamePlan) throws {
    var plan = plan
    let setup = try plan.setup()
    let stage = Stage(plan.game.round(setup), window: setup.window)
    player = plan.player(on: stage, setup)
    chance = plan.chance
  }

  private var replay: RoundReplay? {
    player.stage.replays.first
  }

  private mutating func playOn() {
    player.playOn()
    guard replay == nil else { return }
    player.stage.wait(ticks: chance.below(40))
    if chance.happens(1, in: 7) { disturb() }
    if player.stage.shows("Go on") {
      player.stage.wait(ticks: chance.below(200))
      player.stage.press(.enter)
    }
  }

  private mutating func disturb() {
    switch chance.below(7) {
    case 0: player.stage.resize(chance.window())
    case 1:
      // Briefly too small, as when dragging a window's border.
      player.stage.resize(Size(50, 15))
      player.stage.wait(ticks: chance.below(60))
      player.stage.resize(chance.window())
    case 2:
      player.stage.send(.focus(false))
      player.stage.wait(ticks: chance.below(300))
      player.stage.send(.focus(true))
    case 3: player.stage.type("p")
    case 4:
      player.stage.type("?")
      player.stage.wait(ticks: chance.below(200))
      player.stage.press(.escape)
    case 5 where !hasStartedAgain && chance.happens(1, in: 3):
      hasStartedAgain = true
      player.stage.type("p")
      player.stage.wait(ticks: 30)
      player.stage.click("Start again")
    default: wander()
    }
  }

  /// Moves the mouse about, with several events per tick.
  private mutating func wander() {
    var point = Point(chance.below(60), chance.below(20))
    for _ in 0..<chance.number(in: 5...40) {
      player.stage.send(
        (0..<chance.number(in: 1...4)).map { _ in
          point = Point(
            min(max(0, point.x + chance.number(in: -2...2)), 59),
            min(max(0, point.y + chance.number(in: -1...1)), 19))
          return .mouse(MouseEvent(.move, at: point))
        })
    }
  }
}

/// A player that sees only the stage.
protocol CorpusPlayer {
  var stage: Stage { get set }
  /// Makes the next move.
  mutating func playOn()
}

extension ChoicePlayer: CorpusPlayer {}

extension MemoryPlayer: CorpusPlayer {
  mutating func playOn() { _ = play(atMost: 1) }
}

extension BubblesPlayer: CorpusPlayer {
  mutating func playOn() {
    guard look().isGame else {
      stage.wait(ticks: 30)
      return stage.press(.enter)
    }
    _ = play(atMost: 120)
  }
}

extension Chance {
  /// A window in which every game can be played.
  mutating func window() -> Size {
    let usual = [Size(80, 24), Size(60, 20), Size(100, 30), Size(120, 40), Size(132, 43), Size(71, 22)]
    return usual[below(usual.count)]
  }
}
