/// Crockford's base 32: digits and letters without I, L, O and U, which are read as 1, 1, 0 and not at all. Lower
/// case and hyphens are taken, too.
enum Base32 {
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// So many digits of a number, the highest first.
  static func text(_ number: UInt64, digits count: Int) -> String {
    String((0..<count).reversed().map { digits[Int(number >> (5 * UInt64($0)) & 31)] })
  }

  /// The value of a digit; nil for what is none.
  static func value(of character: Character) -> UInt8? {
    let plain = character.uppercased().first ?? character
    let read: Character = ["I": "1", "L": "1", "O": "0"][plain] ?? plain
    return digits.firstIndex(of: read).map(UInt8.init)
  }

  /// The number of some digits' values.
  static func number(_ values: some Sequence<UInt8>) -> UInt64 {
    values.reduce(0) { $0 << 5 | UInt64($1) }
  }

  /// A digit that changes with every other one: their sum in the field of 32 elements, each times a power of its own
  /// of a generator (x^5 + x^2 + 1). So one wrong digit is always found, and so are two that have changed places.
  static func check(_ values: [UInt8]) -> UInt8 {
    values.reduce(0) { sum, value in double(sum ^ value) }
  }

  private static func double(_ value: UInt8) -> UInt8 {
    let shifted = value << 1
    return shifted & 32 == 0 ? shifted : shifted ^ 0b10_0101
  }
}
