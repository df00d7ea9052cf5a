import Foundation
import Pty
import Seats
import Testing

/// The built program in a real terminal. Tests run one after the other: a script that one test writes can't be
/// executed while another starts a program, which would hold it open. `make test` runs some suites beside
/// others, in processes of their own.
@Suite(.serialized) struct EndToEnd {}

/// A player's folder, deleted after the test.
final class Home: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "babble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  /// The folder of somebody who has chosen a deck: in a new one, a game on the first screen asks what to learn.
  convenience init(choosing deck: String) throws {
    try self.init()
    _ = try write(#"{"schema": 3, "settings": {"today.deck": "\#(deck)"}}"#, to: "save.json")
  }

  deinit { for folder in [path, cache] { try? FileManager.default.removeItem(atPath: folder) } }

  /// Where the program keeps what it can make anew.
  var cache: String { path + "-cache" }

  /// Has the next start count everything from the journals.
  func removeIndex() { try? FileManager.default.removeItem(atPath: cache) }

  /// The scores in `save.json`; none while there is no such file.
  func scores() throws -> [SavedScore] {
    guard let data = FileManager.default.contents(atPath: path + "/save.json") else { return [] }
    return try JSONDecoder().decode(SavedScores.self, from: data).scores
  }

  /// The text of a file in the folder; empty if there is none.
  func text(of name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }

  /// Writes a file in the folder, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }
}

struct SavedScore: Decodable {
  let game: String
  let deck: String
  let score: Int
  let right: Int
  let wrong: Int
  let variation: String?
  let finished: Bool
}

private struct SavedScores: Decodable {
  let scores: [SavedScore]
}

/// The path of the built program; `make campaign` names the one that is installed.
let builtBabble = ProcessInfo.processInfo.environment["BABBLE_PROGRAM"] ?? builtProgram("babble")

/// The result of a program that ran without a terminal.
struct Usage {
  let status: WaitStatus?
  let output: String
  let errors: String

  init(_ arguments: [String], home: Home, environment: [String: String?] = [:]) throws {
    let environment = ["XDG_CACHE_HOME": home.cache].merging(environment) { $1 }
      .merging(["BABBLE_HOME": home.path]) { $1 }
    try self.init(of: [builtBabble] + arguments, environment: environment)
  }

  init(of command: [String], environment: [String: String?] = [:], timeout: Double = 120) throws {
    let files = try Home()
    let script = #"files=$0; exec "$@" </dev/null >"$files/output" 2>"$files/errors""#
    let session = try PtySession("sh", ["-c", script, files.path] + command, environment: environment)
    defer { session.kill() }
    status = session.wait(timeout: timeout)
    output = files.text(of: "output")
    errors = files.text(of: "errors")
  }
}

/// `babble` under strace, which logs some calls and makes some fail.
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

  /// The log so far, one line per call.
  var calls: [String] { log.text(of: "log").split(separator: "\n").map(String.init) }
}
