import Glibc
import Synchronization
import System
import Terminal

/// Something that is made on a thread of its own, which wakes the run loop when it is there.
final class Loading<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// Begins to make it.
  init(_ make: @escaping @Sendable () -> Value) {
    let work: @Sendable () -> Void = {
      let value = make()
      self.made.withLock { $0 = value }
      Waker().wake()
    }
    if !OwnThread.run(work) { work() }
  }

  /// What was made; nil until it is there.
  var value: Value? { made.withLock { $0 } }

  /// What was made, once it is there: for who has nothing else to do.
  var awaited: Value {
    while true {
      if let value { return value }
      usleep(1000)
    }
  }
}
