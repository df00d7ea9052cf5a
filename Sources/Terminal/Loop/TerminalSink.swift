import Glibc

/// Takes frames for a terminal without ever waiting for it: what the terminal doesn't take at once stays here.
///
/// The run loop draws no further frame until nothing is left, so frames never queue and a slow terminal
/// doesn't slow the game.
final class TerminalSink: ByteSink {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// How much of it the terminal has taken.
  private var taken = 0
  /// Where in it questions end.
  private var questionEnds: [Int] = []

  /// What follows each frame, in the same write.
  var question: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the terminal has gone.
  private(set) var hasFailed = false
  /// How many bytes have come in all.
  private(set) var count = 0

  /// Whether the terminal has taken all.
  var isIdle: Bool { taken == pending.count }

  /// Takes a frame.
  func write(_ bytes: UnsafeRawBufferPointer) {
    pending.append(contentsOf: bytes)
    count += bytes.count
    ask()
  }

  /// Takes note of a frame of about so many bytes that has gone another way, and sends what follows it.
  func follow(bytes: Int) {
    if bytes == 0 { return }
    count += bytes
    ask()
  }

  /// Sends the question, with all that waits before it.
  func ask() {
    pending += question
    if !question.isEmpty { questionEnds.append(pending.count) }
    resume()
  }

  /// Takes something that is no frame.
  func send(_ bytes: [UInt8]) {
    pending += bytes
    resume()
  }

  /// Sends more of what is left.
  func resume() {
    guard !isIdle else { return }
    let sent = pending.withUnsafeBytes { bytes in
      Glibc.write(descriptor, bytes.baseAddress.map { $0 + taken }, bytes.count - taken)
    }
    if sent < 0, errno != EAGAIN, errno != EINTR { hasFailed = true }
    taken += max(0, sent)
    if isIdle { discard() }
  }

  /// Forgets what is left: the screen will be drawn anew. Returns how many questions the terminal so misses.
  @discardableResult
  func discard() -> Int {
    defer {
      pending.removeAll(keepingCapacity: true)
      questionEnds.removeAll(keepingCapacity: true)
      taken = 0
    }
    return questionEnds.count { taken < $0 }
  }
}
