import Glibc
import Synchronization

/// A value that another thread computes while the caller does something else.
public final class Future<Value: Sendable>: Sendable {
  private let made: Made
  private let thread: Mutex<pthread_t?>

  private final class Made: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Starts the computation; nil if no thread could be started.
  public init?(_ make: @escaping @Sendable () -> Value) {
    let made = Made()
    guard
      let id = OwnThread.start({
        let value = make()
        made.value.withLock { $0 = value }
      })
    else { return nil }
    self.made = made
    thread = Mutex(id)
  }

  deinit { join() }

  /// The result; waits for it.
  public var value: Value? {
    join()
    return made.value.withLock { $0 }
  }

  private func join() {
    thread.withLock { thread in
      if let id = thread { pthread_join(id, nil) }
      thread = nil
    }
  }
}
