import Engine
import Interface
import Learning
import Playtest

@testable import Games

enum GameStates {
  /// The states of a game from every setup, played at random.
  private static func played<Played: Scene>(
    _ moves: Int = 240, _ play: (GameSetup) -> (any Scene)?
  ) throws -> [Played] {
    try Setups.all().flatMap { setup in
      play(setup).map { Monkey.states($0, window: setup.window, moves: moves) } ?? []
    }
  }

  static func memory() throws -> [MemoryScene] { try played { Memory.play($0) } }
  static func bubbles() throws -> [BubblesScene] { try played { Bubbles.play($0) } }
  static func challenge() throws -> [ChallengeScene] { try played { Challenge.play($0) } }
  static func letters() throws -> [LettersScene] { try played { Letters.play($0) } }
  static func practice() throws -> [PracticeScene] { try played { Practice.play($0) } }

  static func introduction() throws -> [IntroductionScene] {
    let games = [Memory.profile, Bubbles.profile]
    let scenes = try zip(games, Setups.all()).enumerated().map { index, both -> IntroductionScene in
      let (profile, setup) = both
      let words = setup.round.content.items.prefix(2).map { item in
        IntroductionScene.Line(Text(item.word.term), Text(item.explanation), note: "note \(index)")
      }
      return IntroductionScene(
        name: profile.title, title: profile.title, rules: ["rule \(index)"], heading: "New \(index)",
        words: words,
        help: profile.help, game: index == 0 ? Memory.start(setup) : Bubbles.start(setup),
        met: WordsMet([]))
    }
    return scenes
  }

  static func round() throws -> [ReplayableRound] {
    try Setups.all().map { setup in ReplayableRound(Memory.profile, setup) { Memory.start($0) } }
  }

  /// The second setup has letters to type in their own script, so that game is also played by a typist.
  static func rain() throws -> [RainScene] {
    var states: [RainScene] = try played { Rain.play($0) }
    for setup in try Setups.all() {
      if let game = Rain.play(setup) { states += typed(game, in: setup) }
    }
    return states
  }

  /// Types right and wrong answers, opens the palette, pauses, and switches to the four answers.
  private static func typed(_ game: any Scene, in setup: GameSetup) -> [RainScene] {
    var stage = Stage(game, window: setup.window)
    var states: [RainScene] = []
    func look() { states += [stage.stack.top as? RainScene].compactMap(\.self) }
    for move in 0..<12 {
      stage.wait(ticks: 150)
      look()
      guard let game = stage.stack.top as? RainScene, let drop = game.drops.first else { continue }
      stage.type(move % 3 == 1 ? "zzz" : game.items[drop.word].answer + "x")
      look()
      stage.press(.backspace)
      stage.press(.enter)
      look()
      if move == 4 { stage.press(.character("p"), .control) }
      if move == 6 { stage.press(.escape) }
      if move == 8 { stage.press(.tab) }
    }
    return states
  }
}
