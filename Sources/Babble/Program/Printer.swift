import Engine
import Glibc

/// The only way to standard output and standard error: what is printed is cleaned text, line by line.
enum Printer {
  static func out(_ line: Text) {
    write(line, to: STDOUT_FILENO)
  }

  static func out(lines: String) {
    for line in split(lines) { out(line) }
  }

  static func error(lines: String) {
    for line in split(lines) { write(line, to: STDERR_FILENO) }
  }

  private static func split(_ lines: String) -> [Text] {
    lines.split(separator: "\n", omittingEmptySubsequences: false).map { Text(String($0)) }
  }

  private static func write(_ line: Text, to descriptor: Int32) {
    var bytes = Array((line.string + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
