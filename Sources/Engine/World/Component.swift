import Deterministic

/// A part of an entity: `struct Position: Component { var x: Int32, y: Int32 }`.
///
/// A component must be hashable into the state hash, and the compiler sees to it: either it is made of plain
/// numbers (`BitwiseCopyable`; write that out where the type is public), and its bytes are hashed, or it is
/// `StateHashable`, as one with a String must be. Bytes between fields are undefined, so the first has to be free
/// of padding and of optionals; a debug build checks that when the first such component enters a world.
public protocol Component: Sendable {
  /// Hashes components of neighbouring entities. The defaults do this; implement `StateHashable` instead.
  static func hash(_ values: Span<Self>, into hash: inout StateHash)
}

extension Component where Self: BitwiseCopyable {
  /// Hashes the bytes.
  @inlinable
  public static func hash(_ values: Span<Self>, into hash: inout StateHash) {
    guard MemoryLayout<Self>.size > 0 else { return }
    values.withUnsafeBytes { hash.mix(bytes: $0) }
  }
}

extension Component where Self: StateHashable {
  /// Hashes one after another.
  @inlinable
  public static func hash(_ values: Span<Self>, into hash: inout StateHash) {
    for place in values.indices { hash.combine(values[place]) }
  }
}

extension Component where Self: BitwiseCopyable & StateHashable {
  /// Hashes one after another: a type that says how it is hashed may have padding.
  @inlinable
  public static func hash(_ values: Span<Self>, into hash: inout StateHash) {
    for place in values.indices { hash.combine(values[place]) }
  }
}

extension Component {
  /// Whether each byte in memory belongs to a field, so that equal components have equal bytes.
  @usableFromInline var isHashedWhole: Bool {
    self is any StateHashable || MemoryLayout<Self>.size == 0
      || definedBytes(of: self) == MemoryLayout<Self>.stride
  }
}

/// How many bytes of a value are defined, as far as its mirror tells. Of optionals and other enums with a
/// payload only some are, depending on the case, so they count as none.
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
