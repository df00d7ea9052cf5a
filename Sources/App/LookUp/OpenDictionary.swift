import Synchronization

/// The installed dictionary, for one look-up at a time.
final class OpenDictionary: Sendable {
  private let lookUp: Mutex<LookUp>

  /// - Parameter path: where the dictionary is expected; nil if there is no place for one.
  init(_ path: String?) { lookUp = Mutex(LookUp(path)) }

  func read<Result: Sendable>(_ body: (inout LookUp) -> Result) -> Result { lookUp.withLock { body(&$0) } }
}
