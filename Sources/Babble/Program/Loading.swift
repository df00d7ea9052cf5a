import System
import Synchronization

/// Something that is made on a thread of its own.
final class Loading<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// - Parameter then: called when it is there, on that thread.
  init(_ make: @escaping @Sendable () -> Value, then: @escaping @Sendable () -> Void = {}) {
    let work: @Sendable () -> Void = {
      let value = make()
      self.made.withLock { $0 = value }
      then()
    }
    if !OwnThread.run(work) { work() }
  }

  /// What was made; nil until it is there.
  var value: Value? { made.withLock { $0 } }
}
