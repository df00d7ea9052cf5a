import Glibc
import Synchronization
import System
import Terminal

/// A value that is computed on a thread of its own, which wakes the run loop when it is done.
final class Loading<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// Starts the computation.
  init(_ make: @escaping @Sendable () -> Value) {
    let work: @Sendable () -> Void = {
      let value = make()
      self.made.withLock { $0 = value }
      Waker().wake()
    }
    if !OwnThread.run(work) { work() }
  }

  /// Nil until it is done.
  var value: Value? { made.withLock { $0 } }

  /// Blocks until it is done: for callers that have nothing else to do.
  var awaited: Value {
    while true {
      if let value { return value }
      usleep(1000)
    }
  }
}
