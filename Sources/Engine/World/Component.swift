import Deterministic

/// A part of an entity: `struct Position: Component { var x: Int32, y: Int32 }`.
///
/// A component must have a state hash, and the compiler enforces it. Either it consists of plain numbers
/// (`BitwiseCopyable`; state that explicitly for a public type) and its bytes are hashed, or it is
/// `StateHashable`, as one with a String must be. Padding bytes are undefined, so a component of the first
/// kind must have no padding and no optionals; a debug build checks this when the first one enters a world.
public protocol Component: Sendable {
  /// Hashes components of adjacent entities. Don't implement this, the defaults do; implement
  /// `StateHashable`.
  static func hash(_ values: Span<Self>, into hash: inout StateHash)
}

extension Component where Self: BitwiseCopyable {
  @inlinable
  public static func hash(_ values: Span<Self>, into hash: inout StateHash) {
    guard MemoryLayout<Self>.size > 0 else { return }
    values.withUnsafeBytes { hash.mix(bytes: $0) }
  }
}

extension Component where Self: StateHashable {
  @inlinable
  public static func hash(_ values: Span<Self>, into hash: inout StateHash) {
    for place in values.indices { hash.combine(values[place]) }
  }
}

extension Component where Self: BitwiseCopyable & StateHashable {
  /// Hashes one after another: a type that defines its own hash may have padding.
  @inlinable
  public static func hash(_ values: Span<Self>, into hash: inout StateHash) {
    for place in values.indices { hash.combine(values[place]) }
  }
}

extension Component {
  /// Whether every byte belongs to a field, so that equal components have equal bytes.
  @usableFromInline var isHashedWhole: Bool {
    self is any StateHashable || MemoryLayout<Self>.size == 0
      || definedBytes(of: self) == MemoryLayout<Self>.stride
  }
}

/// The number of defined bytes of a value, as far as its mirror shows. Optionals and other enums with a
/// payload count as 0, since some of their bytes are defined in some cases only.
private func definedBytes<Value>(of value: Value) -> Int {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum where MemoryLayout<Value>.size > 1, .optional: return 0
  case .enum: return 1
  default: break
  }
  guard !mirror.children.isEmpty else { return MemoryLayout<Value>.size }
  return mirror.children.reduce(0) { $0 + definedBytes(of: $1.value) }
}
