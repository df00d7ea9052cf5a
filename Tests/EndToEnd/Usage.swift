import Foundation
import Pty
import Seats

/// The path of the program that was built.
let builtBabble = builtProgram("babble")

/// What a program left when it ran to its end with its input, output and errors away from the terminal.
struct Usage {
  let status: WaitStatus?
  let output: String
  let errors: String

  /// Runs `babble` with these arguments and with a home of its own.
  init(_ arguments: [String], home: Home, environment: [String: String?] = [:]) throws {
    let environment = environment.merging(["BABBLE_HOME": home.path]) { $1 }
    try self.init(of: [builtBabble] + arguments, environment: environment)
  }

  /// Runs a command for at most so many seconds.
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
