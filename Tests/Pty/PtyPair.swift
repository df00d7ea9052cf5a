import CPty
import Glibc

/// A failed operation on a pseudo-terminal, and the system's reason.
public struct PtyError: Error, CustomStringConvertible {
  public let description: String

  init(_ action: String, _ code: Int32) {
    description = "\(action): \(String(cString: strerror(code)))"
  }
}

/// The two ends of a pseudo-terminal. We keep the program's end open as well, so that its settings outlive
/// the program, and reading doesn't fail after the program has ended.
public struct PtyPair {
  /// The terminal's end, which never blocks.
  public let master: Int32
  /// The program's end.
  public let slave: Int32
  /// The path of the program's end.
  public let path: String

  public init(_ size: PtySize) throws {
    var pair = cpty_pair()
    let code = cpty_open(&pair, size.window)
    guard code == 0 else { throw PtyError("open a pseudo-terminal", code) }
    master = pair.master
    slave = pair.slave
    path = withUnsafeBytes(of: &pair.path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Starts a command as the leader of a new session with this controlling terminal.
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

/// The size of a pseudo-terminal's window.
public struct PtySize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int
  /// The size of a cell in pixels; 0 if the terminal doesn't report it.
  public var cellWidth = 0, cellHeight = 0

  public init(_ columns: Int = 80, _ rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }

  public init(_ columns: Int, _ rows: Int, cellWidth: Int, cellHeight: Int) {
    self.init(columns, rows)
    (self.cellWidth, self.cellHeight) = (cellWidth, cellHeight)
  }

  var window: cpty_window {
    cpty_window(
      columns: Int32(columns), rows: Int32(rows), width: Int32(columns * cellWidth),
      height: Int32(rows * cellHeight))
  }
}

/// How a process ended.
public enum WaitStatus: Hashable, Sendable {
  /// It exited with this status.
  case exited(Int)
  /// It was ended by this signal.
  case signalled(Int)

  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .signalled(Int(signal))
  }
}
