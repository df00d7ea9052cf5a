/// A value that can be hashed into a `StateHash`.
///
/// Hash everything that decides what happens next, each part in a fixed order. Enums with a raw value
/// need only name the protocol.
public protocol StateHashable {
  /// Hashes the value's parts.
  func hash(into hash: inout StateHash)
}

extension StateHashable where Self: RawRepresentable, RawValue: StateHashable {
  /// Hashes the raw value.
  @inlinable
  public func hash(into hash: inout StateHash) {
    rawValue.hash(into: &hash)
  }
}

extension StateHashable where Self: FixedWidthInteger {
  /// Hashes the number, whatever its type: 5 as an Int is 5 as a UInt8.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(UInt64(truncatingIfNeeded: self), 0)
  }
}

extension Int: StateHashable {}
extension Int8: StateHashable {}
extension Int16: StateHashable {}
extension Int32: StateHashable {}
extension Int64: StateHashable {}
extension UInt: StateHashable {}
extension UInt8: StateHashable {}
extension UInt16: StateHashable {}
extension UInt32: StateHashable {}
extension UInt64: StateHashable {}

extension Bool: StateHashable {
  /// Hashes 1 or 0.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(self ? 1 : 0, 0)
  }
}

extension Double: StateHashable {
  /// Hashes the bits, so 0 and -0 differ.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(bitPattern, 0)
  }
}

extension Float: StateHashable {
  /// Hashes the bits, so 0 and -0 differ.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(UInt64(bitPattern), 0)
  }
}

extension String: StateHashable {
  /// Hashes the length and the UTF-8 bytes, so strings that are equal but composed differently differ.
  public func hash(into hash: inout StateHash) {
    var text = self
    text.withUTF8 { hash.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Character: StateHashable {
  /// Hashes it as a string.
  public func hash(into hash: inout StateHash) {
    String(self).hash(into: &hash)
  }
}

extension Optional: StateHashable where Wrapped: StateHashable {
  /// Hashes whether there is a value, and the value.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.combine(self != nil)
    if let self { hash.combine(self) }
  }
}

extension Array: StateHashable where Element: StateHashable {
  /// Hashes the length and the elements.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.combine(count)
    for element in self { hash.combine(element) }
  }
}
