import Engine
import Glibc

/// The only way to standard output and standard error. Everything printed is cleaned text, line by line.
enum Printer {
  static func out(_ line: Text) { out([line]) }

  /// Prints one of our own texts, which may contain line breaks. Text from outside goes through `Text`
  /// instead, which has none.
  static func out(lines: String) { out(split(lines)) }

  /// Prints all lines with one write, so that a long deck doesn't cost a call per word. If the output can't
  /// be written, the program ends with status 1.
  static func out(_ lines: [Text]) {
    guard let code = write(lines, to: STDOUT_FILENO) else { return }
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    error(lines: "Error: the output could not be written: \(reason).")
    exit(1)
  }

  /// Like `out(lines:)`.
  static func error(lines: String) { error(split(lines)) }

  /// Shows a text without ending the line: a question, or some progress.
  static func show(_ text: Text, on descriptor: Int32) {
    let bytes = Array(text.string.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Asks a yes-or-no question before a command changes something. Anything but a yes is a no.
  ///
  /// - Parameters:
  ///   - line: printed above the question.
  ///   - refusal: what the failure says after a no.
  ///   - unasked: what it says, with status 2, if nobody can be asked.
  ///   - canAsk: false if standard input is used for something else.
  /// - Throws: a failure, unless the answer is yes.
  static func agree(
    to question: String, showing line: Text? = nil, refusal: String, unasked: [String], canAsk: Bool = true,
    on descriptor: Int32 = STDOUT_FILENO
  ) throws(Failure) {
    guard canAsk, isatty(STDIN_FILENO) == 1 else { throw Failure(lines: unasked, status: 2) }
    if let line { out(line) }
    show(Text("\(question) [y/N] "), on: descriptor)
    guard TypedLine.next()?.lowercased().hasPrefix("y") == true else { throw Failure(description: refusal) }
  }

  static func error(_ lines: [Text]) { _ = write(lines, to: STDERR_FILENO) }

  /// Whether input and output are both a terminal.
  static var isAtTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal, we are in its foreground, and it takes text now.
  static var hasAudience: Bool {
    var terminal = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    return tcgetpgrp(STDERR_FILENO) == getpgrp() && poll(&terminal, 1, 0) == 1 && terminal.revents == POLLOUT
  }

  /// Overwrites the unfinished line on standard error, which is so many columns wide, with another unfinished
  /// line. An empty text blanks the row.
  static func error(_ line: Text, over columns: Int) {
    let text = "\r" + line.padded(to: columns).string + (line.isEmpty ? "\r" : "")
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

  private static func split(_ lines: String) -> [Text] {
    lines.split(separator: "\n", omittingEmptySubsequences: false).map { Text(String($0)) }
  }

  /// Returns errno; nil if everything was written.
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
