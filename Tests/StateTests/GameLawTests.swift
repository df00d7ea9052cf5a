import Engine
import Games
import Learning
import Playtest
import Testing

@testable import App

/// What holds for every game of the catalogue, tried with two very different rounds.
@Suite("Laws of all games")
struct GameLawTests {
  private static let games = Catalogue.games.map(\.profile.name)
  /// These don't always show a word: cards lie face down, and what is to be drawn is asked by its meaning.
  private static let secretive = [Memory.profile.name, DrawingGame.profile.name]

  @Test("a game that sleeps ends up like one that runs every tick", arguments: games)
  func sleeping(game: String) throws {
    try forEachRound(of: game) { start, seed in
      let hashes = [false, true].map { play(start(seed), seed, ignoresSleep: $0).stateHash }
      #expect(hashes[0] == hashes[1], "seed \(seed)")
    }
  }

  @Test("the same seed and input give the same game; another seed gives another", arguments: games)
  func repeated(game: String) throws {
    try forEachRound(of: game) { start, seed in
      let hash = play(start(seed), seed).stateHash
      #expect(play(start(seed), seed).stateHash == hash, "seed \(seed)")
      #expect(begun(start(seed &+ 1)).stateHash != begun(start(seed)).stateHash, "seed \(seed)")
    }
  }

  @Test("frames, reduced motion, ASCII and other themes don't change the game", arguments: games)
  func looks(game: String) throws {
    let looks =
      [Look(), Look(reducesMotion: true), Look(ornaments: .ascii)] + Theme.all.map { Look(theme: $0) }
    try forEachRound(of: game) { start, seed in
      let hashes = looks.map { look in
        var stage = start(seed)
        stage.look = look
        return play(stage, seed, draws: true).stateHash
      }
      #expect(Set(hashes) == [play(start(seed), seed).stateHash], "seed \(seed)")
    }
  }

  @Test("a pause, a resize and a lost focus hide what is asked until the player resumes", arguments: games)
  func pausing(game: String) throws {
    try forEachRound(of: game) { start, seed in
      #expect(Self.secretive.contains(game) || !terms(on: begun(start(seed))).isEmpty)
      for event in [InputEvent.key(Key(.escape)), .focus(false), .resize(Size(100, 31))] {
        var stage = begun(start(seed))
        let shown = terms(on: stage)
        stage.send(event)
        #expect(stage.shows("Paused") && terms(on: stage).isEmpty, "\(event):\n\(stage.frame)")
        stage.wait(seconds: 500)
        stage.press(.enter)
        stage.wait(ticks: 2)
        #expect(terms(on: stage).isSuperset(of: shown), "\(event):\n\(stage.frame)")
      }
    }
  }

  @Test("in too small a window the game stands still and says so", arguments: games)
  func tooSmall(game: String) throws {
    try forEachRound(of: game) { start, seed in
      var stage = begun(start(seed))
      let (shown, window) = (terms(on: stage), stage.stack.window)
      stage.resize(Size(50, 15))
      #expect(stage.shows("A little larger, please: 60×20") && terms(on: stage).isEmpty, "\(stage.frame)")
      stage.wait(seconds: 500)
      stage.resize(window)
      stage.press(.enter)
      stage.wait(ticks: 2)
      #expect(terms(on: stage) == shown, "\(stage.frame)")
    }
  }

  /// Calls `body` with each round that the game can play, which is dealt by the seed.
  private func forEachRound(of game: String, _ body: ((UInt64) -> Stage, UInt64) -> Void) throws {
    let entry = try #require(Catalogue.game(named: game))
    let seed = Fuzz().seed
    let setups = try Setups.all().filter { entry.roundObstacle($0) == nil }
    try #require(!setups.isEmpty)
    for setup in setups {
      func start(seed: UInt64) -> Stage {
        var round = setup.round
        round.content.seed = seed
        return Stage(entry.start(GameSetup(round, window: setup.window)), window: setup.window)
      }
      body(start, seed)
    }
  }

  /// Past introduction and cards.
  private func begun(_ stage: Stage) -> Stage {
    var stage = stage
    for _ in 0..<8 where terms(on: stage).isEmpty || stage.shows("Enter start") {
      stage.press(.enter)
      stage.wait(seconds: 1)
    }
    return stage
  }

  private func play(_ stage: Stage, _ seed: UInt64, ignoresSleep: Bool = false, draws: Bool = false) -> Stage
  {
    var (stage, chance) = (stage, Chance(seed: seed))
    stage.ignoresSleep = ignoresSleep
    for _ in 0..<60 where !stage.hasEnded {
      stage.wait(ticks: chance.below(90))
      if draws { _ = stage.draw() }
      switch chance.below(8) {
      case 0...3: stage.type("\(1 + chance.below(4))")
      case 4...5: stage.press(.enter)
      case 6: stage.press(chance.pick(from: [.left, .right, .up, .down, .tab]) ?? .tab)
      default: stage.click(Point(chance.below(stage.stack.window.width), 2 + chance.below(18)))
      }
    }
    return stage
  }

  /// The letters of the round's alphabets that are on the screen; Babble's own texts have none of them.
  private func terms(on stage: Stage) -> Set<Character> {
    let own = stage.frame.filter { $0.isLetter && !$0.isASCII }
    return Set(own).filter { ("а"..."я").contains($0.lowercased()) || ("ა"..."ჰ").contains(String($0)) }
  }
}
