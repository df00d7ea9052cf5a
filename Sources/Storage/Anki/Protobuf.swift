/// Reads the fields of a Protocol Buffers message by number. A truncated message has
/// the fields before the cut.
struct Protobuf {
  enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next field with its number; nil at the end, and if no field begins here.
  mutating func next() -> (number: UInt64, value: Value)? {
    guard let tag = varint() else { return nil }
    switch tag & 7 {
    case 0: return varint().map { (tag >> 3, .number($0)) }
    case 1: return fixed(8).map { (tag >> 3, $0) }
    case 2: return varint().flatMap { count in fixed(count).map { (tag >> 3, $0) } }
    case 5: return fixed(4).map { (tag >> 3, $0) }
    default: return nil
    }
  }

  /// The bytes of the first field with a number.
  static func bytes(_ wanted: UInt64, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var message = Protobuf(bytes)
    while let field = message.next() {
      if field.number == wanted, case .bytes(let bytes) = field.value { return bytes }
    }
    return nil
  }

  /// The number in the first field with this field number; 0 by default, as in the format.
  static func number(_ wanted: UInt64, in bytes: ArraySlice<UInt8>) -> UInt64 {
    var message = Protobuf(bytes)
    while let field = message.next() {
      if field.number == wanted, case .number(let number) = field.value { return number }
    }
    return 0
  }

  private mutating func fixed(_ count: UInt64) -> Value? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return .bytes(rest.prefix(Int(count)))
  }

  private mutating func varint() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
