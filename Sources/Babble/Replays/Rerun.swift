import Engine
import Replays

/// A replay while it is run again and compared, tick by tick.
struct Rerun {
  let file: ReplayFile
  private(set) var player: ReplayPlayer

  /// One that stands at the first tick.
  ///
  /// - Throws: where this program can't run it: there is no such game, or its rules have changed.
  init(_ file: ReplayFile) throws(Failure) {
    self.file = file
    player = try Verification.player(file)
  }

  /// Runs the next tick that somebody needs and returns what it reported; nil at the end, and where something goes
  /// otherwise than recorded.
  mutating func step() throws(Failure) -> [any Sendable]? {
    var reports: [any Sendable] = []
    do throws(ByteError) {
      let goesOn = try player.verifyStep { reports = $1 }
      return goesOn ? reports : nil
    } catch {
      throw Failure(description: "\(ReplayError.input(error))")
    }
  }

  /// What has come of it at its end.
  var verification: Verification {
    let result = player.stack.outcome?.finished
    let found = result == file.round.result ? Verification.Verdict.verified : .otherResult(result)
    return Verification(file, player.difference.map(Verification.Verdict.differs) ?? found)
  }
}
