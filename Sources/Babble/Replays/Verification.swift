import Course
import Engine
import Interface
import Learning
import Replays
import WordGame

/// A replay that was run again from its start.
struct Verification {
  /// What came of it.
  enum Verdict: Equatable {
    /// Every mark and the result are as recorded.
    case verified
    /// Up to this tick, or up to a second before it, something went otherwise than recorded.
    case differs(Tick)
    /// All went as recorded, but the replay claims another result.
    case otherResult(RoundResult?)
  }

  let file: ReplayFile
  let verdict: Verdict

  /// Runs a replay, without terminal, date, save or decks.
  ///
  /// - Throws: where this program can't run it: there is no such game, or its rules have changed.
  init(_ file: ReplayFile) throws(Failure) {
    try self.init(Rerun(file))
  }

  /// Runs a replay to its end.
  /// - Parameter watch: hears of every tick that was run, and may break off.
  init(_ rerun: Rerun, watch: (Tick) throws(Failure) -> Void = { _ in }) throws(Failure) {
    var rerun = rerun
    while try rerun.step() != nil { try watch(rerun.player.tick) }
    self = rerun.verification
  }

  /// What came of it, with the file that it was run from.
  init(_ file: ReplayFile, _ verdict: Verdict) {
    (self.file, self.verdict) = (file, verdict)
  }

  /// A player that stands at the first tick.
  static func player(_ file: ReplayFile) throws(Failure) -> ReplayPlayer {
    let round = file.round
    guard let game = Catalogue.game(named: round.game) else {
      throw Failure(
        description: "the replay is of \"\(round.game)\", a game that this Babble doesn't have.")
    }
    guard (game.profile.oldestRules...game.profile.rulesVersion).contains(round.rulesVersion) else {
      throw Failure(
        description:
          "it was played by rules \(round.rulesVersion) of \(round.game), and this Babble has rules "
          + "\(game.profile.rulesVersion). Use the Babble that wrote it, version \(file.program).")
    }
    var setup = round.setup
    setup.rules = round.rulesVersion
    do throws(ByteError) {
      return try ReplayPlayer(round.run, of: game.start(setup), window: setup.window) { outcome in
        outcome.as(RoundOutcome.self).map { FinaleScene(Finale($0)) }
      }
    } catch {
      throw Failure(description: "\(ReplayError.input(error))")
    }
  }

  /// The verdict in words.
  var sentence: String {
    switch verdict {
    case .verified: "verified"
    case .differs(let tick):
      "differs by tick \(Figure.grouped(tick)), after \(Figure.clock(tick / Tick.ticksPerSecond)) of play"
    case .otherResult(let found) where found?.score == file.round.result.score:
      "claims other answers, or another time, than were played"
    case .otherResult(let found):
      "claims \(Figure.grouped(file.round.result.score)) points, and "
        + (found.map { "\(Figure.grouped($0.score)) were reached" } ?? "the round doesn't end")
    }
  }
}

extension Outcome {
  /// The result of a round that was played to its end; nil for anything else.
  var finished: RoundResult? {
    self.as(RoundOutcome.self).map(\.reached).flatMap { $0.isFinished ? $0 : nil }
  }
}
