import Glibc

/// Sends frames to a terminal without ever blocking: bytes that the terminal doesn't take at once are
/// buffered.
///
/// The run loop draws no further frame until the buffer is empty, so frames never queue up and a slow
/// terminal doesn't slow down the game.
final class TerminalSink: ByteSink {
  private let descriptor: Int32
  private let isOurs: () -> Bool
  private var pending: [UInt8] = []
  /// How many pending bytes the terminal has taken.
  private var taken = 0
  /// Where queries end in the pending bytes.
  private var queryEnds: [Int] = []

  /// The query after each frame, in the same write; empty for none.
  var query: [UInt8] = []

  /// - Parameter isOurs: whether the terminal is held. If we are stopped in the middle of a frame, it is given back, and when
  ///   we continue, the rest would be drawn over the shell's prompt.
  init(_ descriptor: Int32, while isOurs: @escaping () -> Bool = { true }) {
    (self.descriptor, self.isOurs) = (descriptor, isOurs)
  }

  /// Whether the terminal is gone.
  private(set) var hasFailed = false
  /// The bytes of all frames so far.
  private(set) var count = 0

  /// Whether the terminal has taken everything.
  var isIdle: Bool { taken == pending.count }

  /// Sends a frame, and the query after it.
  func write(_ bytes: UnsafeRawBufferPointer) {
    pending.append(contentsOf: bytes)
    count += bytes.count
    ask()
  }

  /// Counts a frame of about this many bytes that was sent some other way, and sends the query after it.
  func noteSent(bytes: Int) {
    if bytes == 0 { return }
    count += bytes
    ask()
  }

  /// Sends the query, after all pending bytes.
  func ask() {
    pending += query
    if !query.isEmpty { queryEnds.append(pending.count) }
    resume()
  }

  /// Sends something other than a frame.
  func send(_ bytes: [UInt8]) {
    pending += bytes
    resume()
  }

  /// Sends more of the pending bytes.
  func resume() {
    guard !isIdle, isOurs() else { return }
    let sent = pending.withUnsafeBytes { bytes in
      Glibc.write(descriptor, bytes.baseAddress.map { $0 + taken }, bytes.count - taken)
    }
    if sent < 0, errno != EAGAIN, errno != EINTR { hasFailed = true }
    taken += max(0, sent)
    if isIdle { discard() }
  }

  /// Drops the pending bytes, since the screen will be redrawn. Returns how many queries the terminal won't
  /// get.
  @discardableResult
  func discard() -> Int {
    defer {
      pending.removeAll(keepingCapacity: true)
      queryEnds.removeAll(keepingCapacity: true)
      taken = 0
    }
    return queryEnds.count { taken < $0 }
  }
}
