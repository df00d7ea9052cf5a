/// A position in UTF-8 text. Lines and columns are only counted when asked for, continuing from the last such
/// place: a parse without errors never needs them.
package struct TextCursor: Sendable {
  package let bytes: [UInt8]
  package var index = 0
  private var counted = Count()

  /// How far lines and columns have been counted.
  private struct Count {
    var index = 0
    var line = 1
    var lineStart = 0
    /// Continuation bytes in the current line.
    var continued = 0

    mutating func go(to end: Int, in bytes: [UInt8]) {
      let lines = bytes.lineFeeds(in: index..<end)
      if lines > 0 {
        line += lines
        lineStart = (bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
        (index, continued) = (lineStart, 0)
      }
      for place in index..<end where bytes[place] & 0xC0 == 0x80 { continued += 1 }
      index = end
    }
  }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  package var place: TextPlace {
    mutating get { place(at: index) }
  }

  /// The place of a byte.
  mutating func place(at index: Int) -> TextPlace {
    if index < counted.index { counted = Count() }
    counted.go(to: index, in: bytes)
    return TextPlace(line: counted.line, column: index - counted.lineStart - counted.continued + 1)
  }

  package mutating func advance() { index += 1 }

  /// Skips `byte` if it is next. Returns whether it was.
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  func starts(with text: StaticString) -> Bool {
    bytes[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The text from `start` up to here; nil when it is not UTF-8.
  package func text(from start: Int) -> String? { text(start..<index) }

  /// The text of some bytes; nil when they are not UTF-8.
  func text(_ range: Range<Int>) -> String? { Self.text(bytes[range]) }

  /// The text of some bytes; nil when they are not UTF-8. Most texts are ASCII, for which validating would
  /// take three times as long.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.withUnsafeBufferPointer(text)
  }

  /// The same for bytes anywhere in memory.
  package static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// Eight bytes of a text as one number, the first byte lowest, to examine them all at once.
extension [UInt8] {
  /// The eight bytes from a place on, padded with 0 after the end.
  @inline(__always)
  func eight(at place: Int) -> UInt64 {
    guard place + 8 <= count else { return last(from: place) }
    return withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
  }

  private func last(from place: Int) -> UInt64 {
    dropFirst(place).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The number of line feeds in a range.
  fileprivate func lineFeeds(in places: Range<Int>) -> Int {
    let ends = places.lowerBound + places.count / 8 * 8
    var count = 0
    for place in stride(from: places.lowerBound, to: ends, by: 8) { count += eight(at: place).lineFeeds }
    return self[ends..<places.upperBound].reduce(count) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}

extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits = ones << 7

  /// The index among the eight bytes of the first one that ends plain text in a JSON string, which is a
  /// quote, a backslash or a control character; 8 where there is none.
  var endOfPlainText: Int {
    let ends = below(0x20) | (self ^ Self.ones &* 0x22).below(1) | (self ^ Self.ones &* 0x5C).below(1)
    return ends.trailingZeroBitCount / 8
  }

  /// How many of the eight bytes are line feeds.
  fileprivate var lineFeeds: Int {
    let others = self ^ Self.ones &* 0x0A
    let isOther = ((others & ~Self.highBits) &+ ~Self.highBits) | others
    return Int((((~isOther & Self.highBits) >> 7) &* Self.ones) >> 56)
  }

  /// The highest bit of each byte below a limit of at most 0x80. Only the lowest set bit is reliable: bytes
  /// above it can be false positives.
  private func below(_ limit: UInt64) -> UInt64 {
    (self &- Self.ones &* limit) & ~self & Self.highBits
  }
}
