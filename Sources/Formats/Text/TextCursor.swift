/// A walk through UTF-8 that always knows its line and column. The line's start is kept, and bytes that continue
/// a scalar are counted on the way, so that a column in scalars costs nothing until it is asked for.
package struct TextCursor {
  package let bytes: [UInt8]
  package private(set) var index = 0
  private var line = 1
  private var lineStart = 0
  private var continued = 0

  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    index = start
    lineStart = start
  }

  package var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  package var place: TextPlace { TextPlace(line: line, column: index - lineStart - continued + 1) }

  package mutating func advance() {
    if bytes[index] & 0xC0 == 0x80 { continued += 1 }
    index += 1
  }

  /// Passes the line feed that is next.
  package mutating func newLine() {
    index += 1
    line += 1
    lineStart = index
    continued = 0
  }

  /// Passes `byte` if it is next.
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    advance()
    return true
  }

  package func starts(with text: StaticString) -> Bool {
    bytes[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The text from `start` up to here; nil when it is not UTF-8.
  package func text(from start: Int) -> String? { Self.text(bytes[start..<index]) }

  /// The text of some bytes; nil when they are not UTF-8. Most texts are ASCII, for which validating would take
  /// three times as long.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    return String(validating: bytes, as: UTF8.self)
  }
}
