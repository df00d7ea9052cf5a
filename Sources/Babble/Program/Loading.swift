import System
import Synchronization

/// Something that is made on a thread of its own.
final class Loading<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) {
    let work: @Sendable () -> Void = {
      let value = make()
      self.made.withLock { $0 = value }
    }
    if !OwnThread.run(work) { work() }
  }

  /// What was made; nil until it is there.
  var value: Value? { made.withLock { $0 } }
}
