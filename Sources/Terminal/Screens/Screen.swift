import Engine
import Glibc

/// Shows canvases on a terminal. A screen remembers what the terminal shows and sends only the difference.
protocol Screen {
  /// Makes the terminal show the canvas or, if a part is given, some of the changes. Sends nothing if nothing
  /// has changed.
  /// - Returns: whether the terminal now shows all of it. If not, the next call continues with the rest.
  mutating func present(_ canvas: Canvas, _ part: FramePart?) throws(ScreenError) -> Bool

  /// Makes the next `present` draw everything: after the program was in the background, or when something
  /// else may have written to the terminal.
  mutating func invalidate()
}

/// An error while drawing on the terminal.
public enum ScreenError: Error, Hashable, CustomStringConvertible {
  /// Writing to the terminal failed with this `errno`.
  case writeFailed(Int32)
  /// The terminal's terminfo entry can't be used.
  case unusableTerminal(name: String, reason: String)

  public var description: String {
    switch self {
    case .writeFailed(let code):
      "the terminal could not be written to (error \(code)): start babble again in an open terminal"
    case .unusableTerminal(let name, let reason):
      "the terminal type \"\(name)\" \(reason): set TERM to what your terminal is, for instance xterm-256color"
    }
  }
}

/// The part of a frame to send if the line is too slow for all of it: some of its rows. The others follow
/// with later frames.
package struct FramePart: Hashable, Sendable {
  /// After about this many bytes no other row is begun.
  var bytes: Int
  /// The rows to send before all others.
  var first: [Int]

  package init(bytes: Int, first: [Int] = []) {
    self.bytes = bytes
    self.first = first
  }
}

/// The order of rows on a screen that is drawn in parts: first those asked for, then those that have waited
/// longest. Every part has at least one changed row, so a row waits for at most as many parts as there are
/// rows, or about three times as many if the same other rows are asked for all the time.
struct RowTurns {
  /// The part in which each row was last sent.
  private var turns: [Int]
  private var part = 0

  init(rows: Int) {
    turns = Array(repeating: 0, count: rows)
  }

  /// Begins a part and returns the order of rows. A row that is asked for counts as having waited for two
  /// whole rounds, until it is sent.
  mutating func order(first rows: [Int]) -> [Int] {
    part += 1
    for row in rows where turns.indices.contains(row) {
      turns[row] = min(turns[row], part - 2 * turns.count)
    }
    return turns.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
  }

  /// Records that a row was sent.
  mutating func note(_ row: Int) {
    turns[row] = part
  }
}

/// The destination of a screen's output.
package protocol ByteSink {
  /// Writes one whole frame.
  func write(_ bytes: UnsafeRawBufferPointer) throws(ScreenError)
}

/// A file descriptor as a sink: one write(2) for each frame, more only if the system takes less than all of
/// it.
package struct DescriptorSink: ByteSink {
  private let descriptor: Int32

  /// The descriptor may be in non-blocking mode.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all bytes, waiting if the terminal is slow to take them.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(ScreenError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw .writeFailed(errno)
      }
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
