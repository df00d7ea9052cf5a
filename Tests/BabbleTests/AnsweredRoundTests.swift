import Engine
import Interface
import LargeLetters
import Learning
import Playtest
import Replays
import Testing
import WordGame

@testable import Babble

@Suite("A round that asks for letters to be drawn")
struct AnsweredRoundTests {
  @Test(
    "plays the same whatever the answer is, and its replay has the answers that came",
    arguments: 1...4 as ClosedRange<UInt64>)
  func played(seed: UInt64) throws {
    let silent = try #require(Self.play(seed: seed) { _ in nil })
    let drawn = try #require(Self.play(seed: seed) { _ in .success(.drawn) })
    let mixed = try #require(
      Self.play(seed: seed) { $0.room.width % 2 == 0 ? .success(.absent("Install it.")) : .failure(.refused) }
    )
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

  @Test("shows the answer in its replay, which asks for pictures only")
  func replayed() throws {
    let file = try #require(Self.play(seed: 1) { _ in .success(.absent("Install it.")) })
    var stage = Stage(try file.scene(speed: 1))
    stage.wait(ticks: 30)
    #expect(stage.shows("Install it."), "\(stage)")
    #expect(
      stage.requests(LetterRequest.self).count == 1 && stage.reports.count { !($0 is CancelledQueries) } == 1)
    // The replay's own host may answer differently without changing the recording.
    stage.send(.answer(Reply(to: RequestID(1), LetterAnswer.drawn)))
    #expect(stage.shows("Install it."))
    stage.press(.end)
    stage.wait(seconds: 60)
    #expect(stage.shows("verified"), "\(stage)")
  }

  @Test("gives an answer to the scene that asked, even if it is paused, looked back at, or restarted")
  func covered() throws {
    var stage = try Self.stage(seed: 1)
    stage.wait(ticks: 1)
    let asked = try #require(stage.reports.lazy.compactMap { $0 as? Asked }.first)
    stage.wait(ticks: 20)
    stage.type("p")
    stage.type("b")
    #expect(stage.shows("paused"), "\(stage)")
    stage.send(.answer(Reply(to: asked.id, LetterAnswer.absent("Install it."))))
    #expect(stage.requests(LetterRequest.self).count == 1, "looking back requests nothing")
    stage.press(.escape)
    stage.wait(ticks: 1)
    #expect(stage.shows("Paused") && !stage.shows("Install it."), "\(stage)")
    stage.type("p")
    #expect(stage.shows("Install it."), "\(stage)")
    var again = try Self.stage(seed: 1)
    again.wait(ticks: 20)
    again.type("p")
    again.press(.down)
    again.press(.down)
    again.press(.enter)
    again.wait(ticks: 1)
    let ids = again.reports.compactMap { ($0 as? Asked)?.id }
    #expect(ids.count == 2)
    again.send(.answer(Reply(to: ids[0], LetterAnswer.absent("Too late."))))
    #expect(!again.shows("Too late."))
    again.send(.answer(Reply(to: ids[1], LetterAnswer.absent("Install it."))))
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
    seed: UInt64, _ answer: @escaping @Sendable (LetterRequest) -> Result<LetterAnswer, NoAnswer>?
  ) throws -> ReplayFile? {
    var stage = try stage(seed: seed)
    var (chance, tick, open) = (Chance(seed: seed), 0, [Asked]())
    var noise = Chance(seed: seed, stream: 9)
    var round: RoundReplay?
    while tick < 40_000, round == nil {
      tick += 1
      var events: [InputEvent] = []
      if tick % 40 == 0 { events.append(.key(chance.happens(1, in: 2) ? Key(.enter) : Key(.character("1")))) }
      if !open.isEmpty, noise.happens(1, in: 4) {
        let asked = open.remove(at: noise.below(open.count))
        if let request = asked.request as? LetterRequest, let reply = answer(request) {
          switch reply {
          case .success(let value): events.append(.answer(Reply(to: asked.id, value)))
          case .failure(let reason): events.append(.answer(Reply(to: asked.id, reason)))
          }
        }
      }
      let told = stage.reports.count
      if events.isEmpty { stage.wait(ticks: 1) } else { stage.send(events) }
      for report in stage.reports[told...] {
        if let asked = report as? Asked { open.append(asked) }
        if case .ended(let ended) = report as? ArcadeReport { round = ended }
      }
    }
    return round.map { ReplayFile($0, player: "", playedAt: 0, program: "test") }
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
