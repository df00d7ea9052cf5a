import Engine
import Games
import Interface
import Learning

/// The result of running a replay again from its start.
struct Verification {
  enum Verdict: Equatable {
    /// Every mark and the result are as recorded.
    case verified
    /// A difference from the recording, at this tick or up to a second before it.
    case differs(Tick)
    /// Everything went as recorded, but the replay claims another result.
    case otherResult(RoundResult?)
  }

  let file: ReplayFile
  let verdict: Verdict

  /// Runs a replay, which needs no terminal, date, save or decks.
  ///
  /// - Throws: if this program can't run it: the game doesn't exist, or its rules have changed.
  init(_ file: ReplayFile) throws(Failure) {
    try self.init(Rerun(file))
  }

  /// Runs a replay to its end.
  ///
  /// - Parameter watch: called after every tick; may throw to stop.
  init(_ rerun: Rerun, watch: (Tick) throws(Failure) -> Void = { _ in }) throws(Failure) {
    var rerun = rerun
    while try rerun.step() != nil { try watch(rerun.player.tick) }
    self = rerun.verification
  }

  init(_ file: ReplayFile, _ verdict: Verdict) {
    (self.file, self.verdict) = (file, verdict)
  }

  /// A player at the first tick.
  static func player(_ file: ReplayFile) throws(Failure) -> ReplayPlayer {
    let round = file.round
    guard let game = Catalogue.game(named: round.game) else {
      throw Failure(
        description: "the replay is of \"\(round.game)\", a game that this Babble doesn't have.")
    }
    guard game.profile.rulesVersion == round.rulesVersion else {
      throw Failure(
        description:
          "it was played by rules \(round.rulesVersion) of \(round.game), and this Babble has rules "
          + "\(game.profile.rulesVersion). Use the Babble that wrote it, version \(file.program).")
    }
    do throws(ByteError) {
      return try ReplayPlayer(round.run, of: game.start(round.setup), window: round.setup.window) { outcome in
        outcome.as(RoundOutcome.self).map { ResultsScene(Results($0)) }
      }
    } catch {
      throw Failure(description: "\(ReplayError.input(error))")
    }
  }

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
  /// The result of a round that was played to its end; nil otherwise.
  var finished: RoundResult? {
    self.as(RoundOutcome.self).map(\.reached).flatMap { $0.isFinished ? $0 : nil }
  }
}
