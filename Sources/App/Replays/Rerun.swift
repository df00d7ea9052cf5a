import Engine
import Games

/// Runs a replay tick by tick and compares it with the recording.
struct Rerun {
  let file: ReplayFile
  private(set) var player: ReplayPlayer

  /// Starts at the first tick.
  ///
  /// - Throws: if this program can't run it: the game doesn't exist, or its rules have changed.
  init(_ file: ReplayFile) throws(Failure) {
    self.file = file
    player = try Verification.player(file)
  }

  /// Runs to the next tick with anything to do, and returns its reports; nil at the end, or at a difference
  /// from the recording.
  mutating func step() throws(Failure) -> [any Sendable]? {
    var reports: [any Sendable] = []
    do throws(ByteError) {
      let goesOn = try player.verifyStep { reports = $1 }
      return goesOn ? reports : nil
    } catch {
      throw Failure(description: "\(ReplayError.input(error))")
    }
  }

  /// The verdict once `step` has returned nil.
  var verification: Verification {
    let result = player.stack.outcome?.finished
    let found = result == file.round.result ? Verification.Verdict.verified : .otherResult(result)
    return Verification(file, player.difference.map(Verification.Verdict.differs) ?? found)
  }
}
