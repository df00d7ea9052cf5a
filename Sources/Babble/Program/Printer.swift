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

  /// Shows a text that ends no line: a question, or how far something is.
  static func show(_ text: Text, on descriptor: Int32) {
    let bytes = Array(text.string.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Whether somebody at the terminal says yes to a question; anything else, and nothing, is a no.
  static func agrees(_ question: String, on descriptor: Int32 = STDOUT_FILENO) -> Bool {
    show(Text("\(question) [y/N] "), on: descriptor)
    return readLine()?.lowercased().hasPrefix("y") == true
  }

  static func error(_ lines: [Text]) { _ = write(lines, to: STDERR_FILENO) }

  /// Whether somebody sits at a terminal that takes keys and shows a screen.
  static var isAtTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal whose foreground is ours, and that takes text now.
  static var hasAudience: Bool {
    var terminal = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    return tcgetpgrp(STDERR_FILENO) == getpgrp() && poll(&terminal, 1, 0) == 1 && terminal.revents == POLLOUT
  }

  /// Puts a line on standard error over another one of so many columns that has no end yet, and doesn't end it. An
  /// empty one leaves the row blank.
  static func error(_ line: Text, over columns: Int) {
    let text = "\r" + line.padded(to: columns).string + (line.isEmpty ? "\r" : "")
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

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
    return write(bytes, to: descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return errno }
      rest = rest.dropFirst(max(0, count))
    }
    return nil
  }
}
