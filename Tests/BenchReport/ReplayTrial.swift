import App
import Foundation
import Pty
import Storage
import System

/// The cost of replaying recorded games without a screen, as `babble verify` does.
func replayTrial(_ programs: Programs) -> BenchTrial {
  let games = ["memory", "bubbles", "challenge", "letters", "practice"]
  let figures = games.flatMap {
    [
      TrialFigure("\($0) verified, its start included: a minute of play", "ms"),
      TrialFigure("ticks a second", "million"),
    ]
  }
  return BenchTrial(name: "replay", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    return try games.flatMap { game in
      let (path, ticks) = try longestReplay(of: game)
      let seconds = try (secondsToVerify(path, 101) - secondsToVerify(path, 1)) / Double(100 * ticks)
      return [seconds * 3600 * 1000, 1e-6 / seconds]
    }
  }
}

/// The CPU time of verifying a replay this many times.
private func secondsToVerify(_ path: String, _ count: Int) throws -> Double {
  let command = [builtProgram("babble"), "verify"] + Array(repeating: path, count: count)
  return try MeasuredProgram(command, keepsOutput: false).finish().seconds
}

/// The longest of the recordings that the tests keep.
private func longestReplay(of game: String) throws -> (path: String, ticks: Int) {
  let folder = "Tests/Replays"
  let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
    $0.hasSuffix("-\(game).babble")
  }
  let found = try names.map { name in
    let path = folder + "/" + name
    let bytes = try PosixFileSystem().read(path, limit: ReplayFile.byteLimit)
    return (path, try ReplayFile(bytes).round.run.ticks)
  }
  guard let longest = found.max(by: { $0.1 < $1.1 }) else {
    throw Refusal("\(folder) has no replay of \(game)")
  }
  return longest
}
