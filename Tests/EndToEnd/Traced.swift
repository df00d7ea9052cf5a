import Foundation
import Pty

/// `babble` under strace, which makes some of its calls fail and writes down those that are traced.
final class Traced {
  let player: Player
  private let log: Home

  /// - Parameters:
  ///   - calls: the calls to write down, with commas between them; one that not every processor has gets a question
  ///     mark before its name.
  ///   - inject: what happens to which of them, as strace has it: `fsync:error=EIO:when=1`.
  ///   - names: the files in the home, or `""` for itself, whose calls are meant; none for all calls.
  init(
    _ arguments: [String] = [], home: Home, calls: String, inject: String? = nil, on names: [String] = []
  ) throws {
    log = try Home()
    var options = ["-f", "-qq", "-y", "-s", "256", "-o", log.path + "/log", "-e", "trace=\(calls)"]
    if let inject { options += ["-e", "inject=\(inject)"] }
    for name in names { options += ["-P", name.isEmpty ? home.path : home.path + "/" + name] }
    player = try Player(
      running: "strace", options + [builtBabble] + arguments + ["--home", home.path])
  }

  /// What was written down so far, a line for each call.
  var calls: [String] { log.text(of: "log").split(separator: "\n").map(String.init) }
}
