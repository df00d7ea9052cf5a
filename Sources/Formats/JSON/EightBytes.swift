/// Eight bytes of a text as one number, the first byte its lowest: so they are looked at all at once.
extension [UInt8] {
  /// Those from a place on; what lies behind the end is 0.
  @inline(__always)
  func eight(at place: Int) -> UInt64 {
    guard place + 8 <= count else { return last(from: place) }
    return withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
  }

  private func last(from place: Int) -> UInt64 {
    dropFirst(place).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// How many line feeds there are at some places.
  func lineFeeds(in places: Range<Int>) -> Int {
    let ends = places.lowerBound + places.count / 8 * 8
    var count = 0
    for place in stride(from: places.lowerBound, to: ends, by: 8) { count += eight(at: place).lineFeeds }
    return self[ends..<places.upperBound].reduce(count) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}

extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits = ones << 7

  /// The place of the first of the eight bytes that ends plain text in a JSON string: a quote, a backslash or a control
  /// character; 8 where none does.
  var endOfPlainText: Int {
    let ends = below(0x20) | (self ^ Self.ones &* 0x22).below(1) | (self ^ Self.ones &* 0x5C).below(1)
    return ends.trailingZeroBitCount / 8
  }

  /// How many of the eight bytes are line feeds.
  var lineFeeds: Int {
    let others = self ^ Self.ones &* 0x0A
    let isOther = ((others & ~Self.highBits) &+ ~Self.highBits) | others
    return Int((((~isOther & Self.highBits) >> 7) &* Self.ones) >> 56)
  }

  /// The highest bit of the bytes below a limit of at most 0x80. Above the first such byte there can be wrong ones.
  private func below(_ limit: UInt64) -> UInt64 {
    (self &- Self.ones &* limit) & ~self & Self.highBits
  }
}
