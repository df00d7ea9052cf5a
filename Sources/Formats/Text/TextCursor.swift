/// A walk through UTF-8. Lines and columns are counted only when somebody asks where something stands, from the place
/// that was asked for before: a walk without faults need not know them.
package struct TextCursor: Sendable {
  package let bytes: [UInt8]
  package var index = 0
  private var counted = Count()

  /// How far lines and columns are counted.
  private struct Count {
    var index = 0
    var line = 1
    var lineStart = 0
    /// Bytes of the line that continue a scalar.
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

  /// Where the cursor stands.
  package var place: TextPlace {
    mutating get { place(at: index) }
  }

  /// Where a byte stands.
  package mutating func place(at index: Int) -> TextPlace {
    if index < counted.index { counted = Count() }
    counted.go(to: index, in: bytes)
    return TextPlace(line: counted.line, column: index - counted.lineStart - counted.continued + 1)
  }

  package mutating func advance() { index += 1 }

  /// Passes `byte` if it is next.
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  package func starts(with text: StaticString) -> Bool {
    bytes[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The text from `start` up to here; nil when it is not UTF-8.
  package func text(from start: Int) -> String? { text(start..<index) }

  /// The text of some bytes; nil when they are not UTF-8.
  package func text(_ range: Range<Int>) -> String? { Self.text(bytes[range]) }

  /// The text of some bytes; nil when they are not UTF-8. Most texts are ASCII, for which validating would take
  /// three times as long.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.withUnsafeBufferPointer(text)
  }

  /// The same of bytes anywhere in memory.
  package static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    return String(validating: bytes, as: UTF8.self)
  }
}
