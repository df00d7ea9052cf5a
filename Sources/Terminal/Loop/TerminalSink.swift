import Glibc

/// Takes frames for a terminal without ever waiting for it: what the terminal doesn't take at once stays here.
///
/// The run loop draws no further frame until nothing is left, so frames never queue and a slow terminal
/// doesn't slow the game.
final class TerminalSink: ByteSink {
  private let descriptor: Int32
  private var rest: ArraySlice<UInt8> = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the terminal has gone.
  private(set) var hasFailed = false

  /// Whether the terminal has taken all.
  var isIdle: Bool { rest.isEmpty }

  func write(_ bytes: UnsafeRawBufferPointer) {
    guard isIdle else { return rest.append(contentsOf: bytes) }
    let taken = send(bytes)
    if taken < bytes.count { rest = Array(bytes[taken...])[...] }
  }

  /// Sends more of what is left.
  func resume() {
    rest = rest.dropFirst(rest.withUnsafeBytes(send))
  }

  /// Forgets what is left: the screen will be drawn anew.
  func discard() {
    rest = []
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> Int {
    let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    if count < 0, errno != EAGAIN, errno != EINTR { hasFailed = true }
    return max(0, count)
  }
}
