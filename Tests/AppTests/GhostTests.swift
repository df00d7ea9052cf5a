import Engine
import Games
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("The ghost of one's own best run")
struct GhostTests {
  @Test("ends with the run's result", arguments: Masher.games)
  func whole(game: String, variation: String?) throws {
    let file = try Self.played(game, variation, from: 3).file
    let ghost = try Ghost(Verification.player(file))
    let (last, result) = (try #require(ghost.steps.last), file.round.result)
    #expect(last.points == result.score)
    #expect(ghost.step(at: 0) == ghost.steps[0] && ghost.step(at: .max) == last)
    #expect(ghost.steps.count > 1 || result.score == 0)
    #expect(zip(ghost.steps, ghost.steps.dropFirst()).allSatisfy { $0.tick < $1.tick })
  }

  @Test("is level with an identical run in every second", arguments: Masher.games)
  func level(game: String, variation: String?) throws {
    let file = try Self.played(game, variation, from: 4).file
    let ghost = try Ghost(Verification.player(file))
    var player = try Verification.player(file)
    var compared = 0
    try player.advance(to: file.round.run.ticks) { stack, _ in
      guard let round = stack.top as? any RoundScene else { return }
      #expect(ghost.step(at: stack.tick - 1).points == round.score.points)
      compared += 1
    }
    #expect(compared > 0)
  }

  @Test("appears in the header and nowhere else", arguments: Masher.games, [Size(80, 24), Size(60, 20)])
  func place(game: (String, String?), window: Size) throws {
    let file = try Self.played(game.0, game.1, from: 3).file
    let ghost = try Ghost(Verification.player(file))
    let entry = try #require(Catalogue.game(named: game.0))
    var setup = file.round.setup
    (setup.window, setup.isAgain) = (window, true)
    var without = Stage(entry.round(setup, ghost: { nil }), window: window)
    var with = Stage(entry.round(setup, ghost: { ghost }), window: window)
    var compared = 0
    for _ in 0..<20 {
      without.wait(seconds: 1)
      with.wait(seconds: 1)
      guard with.shows("best run") else { break }
      compared += 1
      #expect(with.rows.dropFirst(2) == without.rows.dropFirst(2))
      #expect(without.rows[0].isEmpty)
    }
    #expect(compared > 0)
    // A ghost wakes a sleeping round, so the ticks only match after some input.
    without.send(.focus(true))
    with.send(.focus(true))
    #expect(with.stateHash == without.stateHash)
  }

  @Test(
    "races on the bar of the head in the smallest window",
    arguments: ["memory", "bubbles", "challenge", "rain", "letters", "practice"])
  func picture(game: String) throws {
    let file = try #require(
      Masher.play(game, Catalogue.game(named: game)?.profile.variations.first?.name, seed: 3))
    let ghost = try Ghost(Verification.player(file))
    var setup = file.round.setup
    (setup.window, setup.isAgain) = (Size(60, 20), true)
    let entry = try #require(Catalogue.game(named: game))
    var stage = Stage(entry.round(setup, ghost: { ghost }), window: setup.window)
    stage.wait(seconds: 10)
    try Golden.compare(stage.frame, with: "ghost-" + game)
  }

  @Test("moves on while the player does nothing, and a sign shows who leads")
  func racing() throws {
    let played = (1...20).lazy.compactMap { Masher.play("memory", nil, seed: $0) }
    let file = try #require(played.first { $0.round.result.right > 0 })
    let ghost = try Ghost(Verification.player(file))
    let entry = try #require(Catalogue.game(named: "memory"))
    var setup = file.round.setup
    (setup.round.policy.seconds, setup.isAgain) = (nil, true)
    var stage = Stage(entry.round(setup, ghost: { ghost }))
    // The run is requested in the first tick, and arrives in the second.
    stage.wait(ticks: 2)
    #expect(stage.rows[0].contains("best run +0"))
    let first = ghost.steps[1]
    stage.wait(ticks: first.tick + 1)
    #expect(stage.rows[0].contains("best run -\(first.points)"))
    stage.type("p")
    #expect(!stage.shows("best run"))
  }

  @Test("changes nothing about a game and its replay", arguments: Masher.games)
  func harmless(game: String, variation: String?) throws {
    let (file, seed) = try Self.played(game, variation, from: 5)
    let ghost = try Ghost(Verification.player(file))
    #expect(Masher.play(game, variation, seed: seed, ghost: ghost) == file)
  }

  @Test("races only with the same game, deck, direction and time, and not if the settings say no")
  func fair() throws {
    let file = try #require(Masher.play("memory", nil, seed: 3))
    #expect(Self.races(file) { _, _ in })
    #expect(!Self.races(file) { learner, _ in learner.save.settings[.games.hasGhost] = false })
    #expect(!Self.races(file) { learner, _ in learner.roundOptions.direction = .meaning })
    #expect(!Self.races(file) { learner, _ in learner.roundOptions.seconds = 31 })
    #expect(!Self.races(file) { learner, _ in learner.roundOptions.deck = "words" })
    #expect(!Self.races(file) { _, file in file.round.rulesVersion += 1 })
    #expect(
      Self.races(file, words: ["ა", "ბ"].map { WordReference(deck: "letters", word: $0) }) { _, _ in }
        == false)
  }

  /// Plays a round to its end. Returns its seed as well: with some seeds a stray click hits the pause's line
  /// that leaves.
  private static func played(
    _ game: String, _ variation: String?, from seed: UInt64
  ) throws -> (file: ReplayFile, seed: UInt64) {
    for seed in seed..<seed + 9 {
      if let file = Masher.play(game, variation, seed: seed) { return (file, seed) }
    }
    throw Failure(description: "no round of \(game) came to its end")
  }

  /// Whether a round like the recorded one finds it.
  private static func races(
    _ file: ReplayFile, words: [WordReference]? = nil, _ change: (inout Learner, inout ReplayFile) -> Void
  ) -> Bool {
    var (learner, file) = (TestLearner.practised(), file)
    learner.roundOptions.seconds = 30
    learner.save.tell(.ended(file.round), at: 0)
    change(&learner, &file)
    learner.replay = { [file] name in name == ReplayFile.name(of: file.round) ? file : nil }
    let request = GameRequest(Catalogue.games[0], words: words)
    guard let round = learner.round(request) else { return false }
    return learner.search(beside: GameSetup(round, window: Size(80, 24)), request)?() != nil
  }
}
