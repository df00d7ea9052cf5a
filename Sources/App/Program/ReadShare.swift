import Synchronization
import Terminal

/// How much of the journals is read so far.
final class ReadShare: Sendable {
  private let read = Mutex(0)

  /// Nil before the first percent.
  var percent: Int? {
    let percent = read.withLock(\.self)
    return percent > 0 ? percent : nil
  }

  /// Wakes the run loop with each further percent.
  func note(_ bytes: Int, of all: Int) {
    let percent = bytes * 100 / max(1, all)
    let isNew = read.withLock { read in
      defer { read = percent }
      return percent > read
    }
    if isNew { Waker().wake() }
  }
}
