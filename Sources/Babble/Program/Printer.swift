import Engine
import Glibc

/// The only way to standard output and standard error: what is printed is cleaned text, line by line.
enum Printer {
  static func out(_ line: Text) { out([line]) }

  /// Prints a text of ours that has lines. What comes from outside goes through `Text` instead, which breaks none.
  static func out(lines: String) { out(split(lines)) }

  /// Prints lines in one go, so that a long deck costs no call for each word. Output that cannot be written ends
  /// the program with status 1.
  static func out(_ lines: [Text]) {
    guard let code = write(lines, to: STDOUT_FILENO) else { return }
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    error(lines: "Error: the output could not be written: \(reason).")
    exit(1)
  }

  /// As `out(lines:)`.
  static func error(lines: String) { error(split(lines)) }

  static func error(_ lines: [Text]) { _ = write(lines, to: STDERR_FILENO) }

  private static func split(_ lines: String) -> [Text] {
    lines.split(separator: "\n", omittingEmptySubsequences: false).map { Text(String($0)) }
  }

  /// Returns the system's number for what went wrong; nil when all is written.
  private static func write(_ lines: [Text], to descriptor: Int32) -> Int32? {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.string.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return errno }
      rest = rest.dropFirst(max(0, count))
    }
    return nil
  }
}
