import Deterministic

/// The result that a closing scene hands to the one below.
public struct Outcome: Sendable {
  /// No result.
  public static let none = Outcome(value: nil)

  private let value: (any Sendable)?

  private init(value: (any Sendable)?) {
    self.value = value
  }

  /// An outcome with a value of a type that the two scenes agree on.
  public init(_ value: some Sendable) {
    self.init(value: value)
  }

  /// The value, if it is of this type.
  public func `as`<Value>(_ type: Value.Type) -> Value? {
    value as? Value
  }

  /// Hashes the value if it is `StateHashable`.
  func hash(into hash: inout StateHash) {
    if let value = value as? any StateHashable { value.hash(into: &hash) }
  }
}
