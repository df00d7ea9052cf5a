import Formats
import Glibc

/// What was read of a source, and what could not be.
public struct SourceRead<Value> {
  /// What was read, in the order of the source.
  public var values: [Value] = []
  /// How many lines were passed over because they are damaged.
  public var skipped = 0
}

extension SourceRead: Sendable where Value: Sendable {}

/// Goes through a source line by line. Some damaged lines are passed over and counted; where there are more than a few
/// the file is something else, and refused.
struct SourceLines {
  /// The format, as in "this is no line of EDICT".
  let format: String
  /// The byte that a line begins with that is a remark; nil where there are none.
  var remark: UInt8?
  /// Is told now and then how many bytes are done; false ends the reading there.
  var tell: (Int) -> Bool = { _ in true }

  /// How many damaged lines are borne at the beginning, and one of how many further on.
  private static let (few, share) = (20, 50)

  /// Reads all lines.
  ///
  /// - Parameter parse: the value of a line without its end; nil where it is damaged.
  func read<Value>(
    _ bytes: [UInt8], _ parse: (ArraySlice<UInt8>) -> Value?
  ) throws(TextError) -> SourceRead<Value> {
    var read = SourceRead<Value>()
    var first: Int?
    var (start, number) = (0, 0)
    while start < bytes.count {
      number += 1
      if number % 2000 == 0, !tell(start) { break }
      let end = bytes[start...].firstIndex(of: 10)
      let line = Self.content(bytes[start..<(end ?? bytes.count)])
      start = (end ?? bytes.count) + 1
      if line.isEmpty || line.first == remark { continue }
      if let value = parse(line) {
        read.values.append(value)
        continue
      }
      if end == nil { throw TextError(.cut(format), at: TextPlace(line: number, column: 1)) }
      read.skipped += 1
      first = first ?? number
      if read.skipped > Self.few + read.values.count / Self.share || read.values.isEmpty {
        throw TextError(.notOf(format), at: TextPlace(line: first ?? number, column: 1))
      }
    }
    if read.values.isEmpty { throw TextError(.empty(format)) }
    return read
  }

  /// Without the carriage return and the mark of UTF-8 that some editors add.
  private static func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = line.last == 13 ? line.dropLast() : line
    return line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }
}

extension [UInt8] {
  /// Where a text begins, from a place on; nil where it doesn't stand there.
  func place(of text: StaticString, from start: Int = 0) -> Int? {
    withUnsafeBytes { bytes in
      let length = text.utf8CodeUnitCount
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      while place + length <= bytes.count {
        let rest = bytes.count - length - place + 1
        guard let found = memchr(base + place, Int32(text.utf8Start[0]), rest) else { return nil }
        if memcmp(found, text.utf8Start, length) == 0 { return UnsafeRawPointer(found) - base }
        place = UnsafeRawPointer(found) - base + 1
      }
      return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text; nil where it is not UTF-8.
  var text: String? { String(validating: self, as: UTF8.self) }

  /// The parts between a byte, empty ones left out.
  func parts(_ separator: Unicode.Scalar) -> [ArraySlice<UInt8>] { split(separator: UInt8(ascii: separator)) }

  /// The first place of an ASCII character.
  func place(of character: Unicode.Scalar) -> Int? { firstIndex(of: UInt8(ascii: character)) }

  /// The last place of an ASCII character.
  func lastPlace(of character: Unicode.Scalar) -> Int? { lastIndex(of: UInt8(ascii: character)) }

  /// Without blanks at both ends.
  var trimmed: ArraySlice<UInt8> {
    let rest = drop { $0 == 32 }
    return rest.lastIndex { $0 != 32 }.map { rest[...$0] } ?? []
  }
}
