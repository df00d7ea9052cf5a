/// A value that can be folded into a `StateHash`.
///
/// Fold everything that decides what happens next, each part in a fixed order. Enums with a raw value
/// need only name the protocol.
public protocol Foldable {
  /// Folds the value's parts.
  func fold(into hash: inout StateHash)
}

extension Foldable where Self: RawRepresentable, RawValue: Foldable {
  /// Folds the raw value.
  @inlinable
  public func fold(into hash: inout StateHash) {
    rawValue.fold(into: &hash)
  }
}

extension Foldable where Self: FixedWidthInteger {
  /// Folds the number, whatever its type: 5 as an Int is 5 as a UInt8.
  @inlinable
  public func fold(into hash: inout StateHash) {
    hash.combine(UInt64(truncatingIfNeeded: self), 0)
  }
}

extension Int: Foldable {}
extension Int8: Foldable {}
extension Int16: Foldable {}
extension Int32: Foldable {}
extension Int64: Foldable {}
extension UInt: Foldable {}
extension UInt8: Foldable {}
extension UInt16: Foldable {}
extension UInt32: Foldable {}
extension UInt64: Foldable {}

extension Bool: Foldable {
  /// Folds 1 or 0.
  @inlinable
  public func fold(into hash: inout StateHash) {
    hash.combine(self ? 1 : 0, 0)
  }
}

extension Double: Foldable {
  /// Folds the bits, so 0 and -0 differ.
  @inlinable
  public func fold(into hash: inout StateHash) {
    hash.combine(bitPattern, 0)
  }
}

extension Float: Foldable {
  /// Folds the bits, so 0 and -0 differ.
  @inlinable
  public func fold(into hash: inout StateHash) {
    hash.combine(UInt64(bitPattern), 0)
  }
}

extension String: Foldable {
  /// Folds the length and the UTF-8 bytes, so strings that are equal but composed differently differ.
  public func fold(into hash: inout StateHash) {
    var text = self
    text.withUTF8 { hash.fold(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Character: Foldable {
  /// Folds it as a string.
  public func fold(into hash: inout StateHash) {
    String(self).fold(into: &hash)
  }
}

extension Optional: Foldable where Wrapped: Foldable {
  /// Folds whether there is a value, and the value.
  @inlinable
  public func fold(into hash: inout StateHash) {
    hash.fold(self != nil)
    if let self { hash.fold(self) }
  }
}

extension Array: Foldable where Element: Foldable {
  /// Folds the length and the elements.
  @inlinable
  public func fold(into hash: inout StateHash) {
    hash.fold(count)
    for element in self { hash.fold(element) }
  }
}
