/// Why a query has no answer. A scene gets it instead of one, so that none waits for ever.
public enum NoAnswer: UInt8, Error, Hashable, Sendable {
  /// Nobody answers such queries.
  case refused
  /// It was tried, and failed.
  case failed
  /// Something more urgent came first. Only old recordings have it.
  case cancelled
  /// The bytes of the answer aren't those of the expected type.
  case unreadable
}
