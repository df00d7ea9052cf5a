/// A value that can be hashed into a `StateHash`.
///
/// Hash everything that decides what happens next, in a fixed order: `hash.combine(fieldsOf: self, …)`. An
/// enum with a raw value needs only the conformance.
public protocol StateHashable {
  func hash(into hash: inout StateHash)
}

extension StateHashable where Self: RawRepresentable, RawValue: StateHashable {
  @inlinable
  public func hash(into hash: inout StateHash) {
    rawValue.hash(into: &hash)
  }
}

extension StateHashable where Self: FixedWidthInteger {
  /// Hashes the number whatever its type: 5 as an Int has the hash of 5 as a UInt8.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(UInt64(truncatingIfNeeded: self), 0)
  }
}
