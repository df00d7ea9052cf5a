/// A 64-bit checksum of a scene's state: the same in every run and build, on every 64-bit little-endian
/// machine.
///
/// Each step mixes 16 bytes into the state: it multiplies two 64-bit numbers and folds the 128-bit product by
/// xor, as wyhash and its relatives do. That is fast enough for a checksum of a world in every tick. It finds
/// differences, but doesn't protect against forgery.
///
/// A Set or a Dictionary has no order, so it must be sorted first.
public struct StateHash: Sendable {
  @usableFromInline var state: UInt64 = 0x243F_6A88_85A3_08D3

  @inlinable public init() {}

  /// The checksum of everything that was hashed so far. The order counts.
  @inlinable public var value: UInt64 {
    var end = self
    end.mix(0, 0)
    return end.state
  }

  @inlinable
  public mutating func combine(_ value: some StateHashable) {
    value.hash(into: &self)
  }

  /// Hashes the fields of a value, which is all that most types' `hash(into:)` does:
  ///
  ///     func hash(into hash: inout StateHash) {
  ///       // Left out: sparks, which only look nice.
  ///       hash.combine(fieldsOf: self, world, timers, score, cosmetic: 1)
  ///     }
  ///
  /// A debug build counts the stored properties and stops if it isn't as many as given, so none is forgotten.
  /// - Parameter cosmetic: how many stored properties are left out on purpose, since nothing depends on them.
  @inlinable
  public mutating func combine<Owner, each Field: StateHashable>(
    fieldsOf owner: Owner, _ fields: repeat each Field, cosmetic: Int = 0
  ) {
    var given = 0
    for field in repeat each fields {
      field.hash(into: &self)
      given += 1
    }
    assert(
      Mirror(reflecting: owner).children.count == given + cosmetic,
      "\(Owner.self) has other stored properties than the \(given) hashed: hash them all, in hash(into:)")
  }

  /// Hashes a dictionary: its count, then keys and values in the order of the keys.
  public mutating func combine(sorted table: [String: some StateHashable]) {
    combine(table.count)
    for (name, value) in table.sorted(by: { $0.key < $1.key }) {
      combine(name)
      combine(value)
    }
  }

  /// Hashes the number of bytes, then the bytes.
  @inlinable
  public mutating func combine(bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count), 0)
    mix(bytes: bytes)
  }

  /// Hashes bytes without their number. The last step is padded with zeros.
  @inlinable
  public mutating func mix(bytes: UnsafeRawBufferPointer) {
    let whole = bytes.count & ~15
    for offset in stride(from: 0, to: whole, by: 16) {
      mix(
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
    }
    guard whole < bytes.count else { return }
    var rest: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &rest) { $0.copyMemory(from: .init(rebasing: bytes[whole...])) }
    mix(rest.0, rest.1)
  }

  /// One step. The state is part of both factors, so that no data can force either of them to zero, which
  /// would erase everything before.
  @inlinable
  public mutating func mix(_ first: UInt64, _ second: UInt64) {
    let left = state ^ first ^ 0x1319_8A2E_0370_7344
    let right = (state << 32 | state >> 32) ^ second ^ 0xA409_3822_299F_31D0
    let product = left.multipliedFullWidth(by: right)
    state = product.high ^ product.low
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
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(self ? 1 : 0, 0)
  }
}

extension Double: StateHashable {
  /// Hashes the bits, so that 0 and -0 differ.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(bitPattern, 0)
  }
}

extension Float: StateHashable {
  /// Hashes the bits, so that 0 and -0 differ.
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.mix(UInt64(bitPattern), 0)
  }
}

extension String: StateHashable {
  /// Hashes the length and the UTF-8 bytes, so that equal strings of other Unicode composition differ.
  public func hash(into hash: inout StateHash) {
    var text = self
    text.withUTF8 { hash.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Character: StateHashable {
  public func hash(into hash: inout StateHash) {
    String(self).hash(into: &hash)
  }
}

extension Optional: StateHashable where Wrapped: StateHashable {
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.combine(self != nil)
    if let self { hash.combine(self) }
  }
}

extension Array: StateHashable where Element: StateHashable {
  @inlinable
  public func hash(into hash: inout StateHash) {
    hash.combine(count)
    for element in self { hash.combine(element) }
  }
}
