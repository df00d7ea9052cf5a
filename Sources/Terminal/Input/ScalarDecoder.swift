/// Puts the bytes of one UTF-8 scalar together and refuses what the standard calls ill-formed (Unicode 15,
/// table 3-7).
struct ScalarDecoder {
  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether more bytes are needed.
  var isPending: Bool { missing > 0 }

  /// Begins with a lead byte; false if no scalar begins with it.
  mutating func start(_ lead: UInt8) -> Bool {
    switch lead {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return false
    }
    value = UInt32(lead) & (0x3F >> UInt32(missing))
    allowed = Self.secondBytes(lead)
    return true
  }

  /// Takes the next byte; false, and an end to this scalar, if it does not belong here.
  mutating func take(_ byte: UInt8) -> Bool {
    guard allowed.contains(byte) else {
      missing = 0
      return false
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    return true
  }

  /// The scalar, once it is complete.
  var scalar: Unicode.Scalar? { isPending ? nil : Unicode.Scalar(value) }

  private static func secondBytes(_ lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
