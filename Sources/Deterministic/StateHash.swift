/// A 64-bit fingerprint of a scene's state: the same on every run, build and 64-bit little-endian machine.
///
/// Sixteen bytes at a time are joined with the state and multiplied to 128 bits, whose halves are hashed
/// together (the "multiply and fold" step of wyhash and its relatives). That is fast enough to fingerprint
/// a world in every tick of a replay. It tells differences apart; it does not protect from forgery.
///
/// Only what has an order can be hashed: a Set or a Dictionary must be sorted first.
public struct StateHash: Sendable {
  @usableFromInline var state: UInt64 = 0x243F_6A88_85A3_08D3

  /// A hash of nothing yet.
  @inlinable public init() {}

  /// The fingerprint of all that was hashed so far, in its order.
  @inlinable public var value: UInt64 {
    var end = self
    end.mix(0, 0)
    return end.state
  }

  /// Hashes a value.
  @inlinable
  public mutating func combine(_ value: some StateHashable) {
    value.hash(into: &self)
  }

  /// Hashes the fields of a value: `hash.combine(fieldsOf: self, world, timers, score)`.
  ///
  /// A debug build stops when there are more stored properties than fields given, so that none is forgotten.
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

  /// Hashes what goes by names: how many there are, and each with its name, in the names' order.
  public mutating func combine(sorted table: [String: some StateHashable]) {
    combine(table.count)
    for (name, value) in table.sorted(by: { $0.key < $1.key }) {
      combine(name)
      combine(value)
    }
  }

  /// Hashes bytes and how many they are.
  @inlinable
  public mutating func combine(bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count), 0)
    mix(bytes: bytes)
  }

  /// Hashes bytes whose number is known from elsewhere; the last step is filled up with zeros.
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

  /// One step. The state enters both factors, so that no data can make either of them zero for sure, which
  /// would lose what came before.
  @inlinable
  public mutating func mix(_ first: UInt64, _ second: UInt64) {
    let left = state ^ first ^ 0x1319_8A2E_0370_7344
    let right = (state << 32 | state >> 32) ^ second ^ 0xA409_3822_299F_31D0
    let product = left.multipliedFullWidth(by: right)
    state = product.high ^ product.low
  }
}
