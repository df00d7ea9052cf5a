import CPty
import Glibc

/// What could not be done with a pseudo-terminal, and the system's reason.
public struct PtyError: Error, CustomStringConvertible {
  /// What failed and why.
  public let description: String

  init(_ action: String, _ code: Int32) {
    description = "\(action): \(String(cString: strerror(code)))"
  }
}

/// The two ends of a pseudo-terminal. The slave's end stays open here too, so that its settings outlive the
/// program and reading never fails because the program has gone.
public struct PtyPair {
  /// The terminal's end, which never blocks.
  public let master: Int32
  /// The program's end.
  public let slave: Int32
  /// The path of the program's end.
  public let path: String

  /// Opens both ends.
  public init(_ size: PtySize) throws {
    var pair = cpty_pair()
    let code = cpty_open(&pair, size.window)
    guard code == 0 else { throw PtyError("open a pseudo-terminal", code) }
    master = pair.master
    slave = pair.slave
    path = withUnsafeBytes(of: &pair.path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Starts a command as leader of a session of its own whose terminal is this one.
  public func spawn(_ command: [String], _ environment: [String]) throws -> pid_t {
    var process: pid_t = 0
    let code = withCStrings(command) { argv in
      withCStrings(environment) { cpty_spawn(&process, path, argv, $0) }
    }
    guard code == 0 else { throw PtyError("start \(command[0])", code) }
    return process
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies.map { UnsafePointer($0) } + [nil])
}
