import Synchronization

/// A value that is made when it is first needed, then cached and shared.
package final class Lazy<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  package init() {}

  package func value(_ make: () -> Value) -> Value {
    change { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }

  package func change<Result: Sendable>(_ body: (inout Value?) -> Result) -> Result {
    kept.withLock { body(&$0) }
  }
}
