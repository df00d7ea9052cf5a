import Glibc

/// Takes frames for a terminal without ever waiting for it: what the terminal doesn't take at once stays here.
///
/// The run loop draws no further frame until nothing is left, so frames never queue and a slow terminal
/// doesn't slow the game.
final class TerminalSink: ByteSink {
  private let descriptor: Int32
  private var rest: [UInt8] = []
  private var sent = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the terminal has taken all.
  var isIdle: Bool { sent == rest.count }

  func write(_ bytes: UnsafeRawBufferPointer) throws(ScreenError) {
    guard isIdle else { return rest.append(contentsOf: bytes) }
    let taken = try send(bytes)
    guard taken < bytes.count else { return }
    rest = Array(bytes[taken...])
    sent = 0
  }

  /// Sends more of what is left.
  func resume() throws(ScreenError) {
    var taken = 0
    var failure: ScreenError?
    rest.withUnsafeBytes { bytes in
      do throws(ScreenError) {
        taken = try send(UnsafeRawBufferPointer(rebasing: bytes[sent...]))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    sent += taken
  }

  /// Forgets what is left: the screen will be drawn anew.
  func discard() {
    rest = []
    sent = 0
  }

  private func send(_ bytes: UnsafeRawBufferPointer) throws(ScreenError) -> Int {
    let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return count }
    guard errno == EAGAIN || errno == EINTR else { throw .writeFailed(errno) }
    return 0
  }
}
