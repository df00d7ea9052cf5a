import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("A round that asks for letters to be drawn")
struct AnsweredRoundTests {
  @Test(
    "plays the same whatever the answer is, and its replay has the answers that came",
    arguments: 1...4 as ClosedRange<UInt64>)
  func played(seed: UInt64) throws {
    let silent = try #require(Self.play(seed: seed, .never) { _ in .success(.picture(nil)) })
    let drawn = try #require(Self.play(seed: seed, .late(ticks: 3)) { _ in .success(.picture(nil)) })
    let mixed = try #require(
      Self.play(seed: seed, .late(ticks: 50)) {
        $0.room.width % 2 == 0 ? .success(.absent("Install it.")) : .failure(.missing(.refused))
      })
    #expect(
      try Self.answers(in: silent).isEmpty && !Self.answers(in: drawn).isEmpty
        && !Self.answers(in: mixed).isEmpty)
    #expect(silent.round.result == drawn.round.result && silent.round.result == mixed.round.result)
    for file in [silent, drawn, mixed] {
      let read = try ReplayFile(file.bytes)
      #expect(read == file)
      #expect(try Verification(read).verdict == .verified, "seed \(seed)")
    }
    let longer = drawn.bytes.count - silent.bytes.count
    #expect(longer < 16 * (try Self.answers(in: drawn).count + 30), "\(longer) bytes more")
  }

  @Test("shows the answer in its replay, which asks nobody")
  func replayed() throws {
    let file = try #require(Self.play(seed: 1, .atOnce) { _ in .success(.absent("Install it.")) })
    var stage = Stage(try file.scene(speed: 1))
    stage.wait(ticks: 30)
    #expect(stage.shows("Install it.") && stage.reports.isEmpty, "\(stage)")
    stage.press(.end)
    stage.wait(seconds: 60)
    #expect(stage.shows("verified"), "\(stage)")
  }

  @Test("gives an answer to the scene that asked, even if it is paused, looked back at, or restarted")
  func covered() throws {
    var stage = try Self.stage(seed: 1)
    stage.answering = .late(ticks: 60)
    stage.answer(LetterRequest.self) { _ in .success(.absent("Install it.")) }
    var again = stage
    stage.wait(ticks: 20)
    stage.type("pb")
    #expect(stage.shows("paused"), "\(stage)")
    stage.wait(ticks: 60)
    #expect(stage.queries(LetterRequest.self).count == 1, "looking back asks nothing")
    stage.press(.escape)
    stage.wait(ticks: 1)
    #expect(stage.shows("Paused") && !stage.shows("Install it."), "\(stage)")
    stage.type("p")
    #expect(stage.shows("Install it."), "\(stage)")
    again.wait(ticks: 20)
    again.type("p")
    again.press(.down)
    again.press(.down)
    again.press(.enter)
    again.wait(ticks: 50)
    #expect(again.queries(LetterRequest.self).count == 2)
    #expect(!again.shows("Install it."), "the first answer is nobody's")
    again.wait(ticks: 20)
    #expect(again.shows("Install it."))
  }

  private static func stage(seed: UInt64) throws -> Stage {
    let game = try #require(Catalogue.game(named: "letters"))
    var learner = TestLearner.learner()
    learner.roundOptions.seed = seed
    let made = learner.round(GameRequest(game))
    let window = Size(100, 30)
    return Stage(game.round(GameSetup(try #require(made), window: window, isAgain: true)), window: window)
  }

  /// Plays by keyboard, with all keys at the same ticks.
  private static func play(
    seed: UInt64, _ answering: Stage.Answering,
    _ answer: @escaping @Sendable (LetterRequest) -> Result<LetterDrawing, Unanswered<Never>>
  ) throws -> ReplayFile? {
    var (stage, chance) = (try stage(seed: seed), Chance(seed: seed))
    stage.answering = answering
    stage.answer(LetterRequest.self, answer)
    for _ in 0..<1000 where stage.replays.isEmpty {
      stage.wait(ticks: 39)
      stage.send(.key(chance.happens(1, in: 2) ? Key(.enter) : Key(.character("1"))))
    }
    return stage.replays.first.map { ReplayFile($0, player: "", playedAt: 0, program: "test") }
  }

  private static func answers(in file: ReplayFile) throws -> [Reply] {
    var reader = InputReader(file.round.run.input)
    var replies: [Reply] = []
    while let entry = try reader.next() {
      for case .answer(let reply) in entry.events { replies.append(reply) }
    }
    return replies
  }
}
