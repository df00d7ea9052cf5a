import CLibraries
import Formats

/// The checksum of a text that contains it, CRC-32 as in zlib and PNG: `"checksum": "crc32:` and eight hex
/// digits, which count as zeros. So any script can check a save or a line of the journal.
enum Checksum {
  /// The prefix of a checksum, which names the method.
  static let prefix = "crc32:"
  private static let zeros = Array("00000000".utf8)
  /// The end of a line of the journal, before the digits and after them.
  private static let (lineMark, lineEnd) = (Array(#","checksum":"crc32:"#.utf8), Array(#""}"#.utf8))

  /// Continues a sum: `sum` is that of the bytes before.
  static func crc32(_ bytes: ArraySlice<UInt8>, after sum: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(CLibraries.crc32(uLong(sum), $0.baseAddress, uInt($0.count))) }
  }

  /// An object as JSON, with its checksum.
  static func seal(_ object: JSONObject, spread: Int) -> [UInt8] {
    let blank = prefix + "00000000"
    var sealed = object
    sealed["checksum"] = .string(blank)
    var bytes = JSON.write(.object(sealed), spread: spread)
    guard let digits = digits(of: blank, in: bytes) else { return bytes }
    bytes.replaceSubrange(digits, with: hex(crc32(bytes[...])))
    return bytes
  }

  static func fits(_ checksum: String, _ bytes: [UInt8]) -> Bool {
    guard let digits = digits(of: checksum, in: bytes) else { return false }
    return fits(bytes[...], digits)
  }

  /// The checksum at the end of a line that has a right one, with or without its line feed.
  static func ofLine(_ line: ArraySlice<UInt8>) -> UInt32 {
    let bare = line.last == UInt8(ascii: "\n") ? line.dropLast() : line
    let digits = bare.dropLast(lineEnd.count).suffix(zeros.count)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }

  private static func fits(_ bytes: ArraySlice<UInt8>, _ digits: Range<Int>) -> Bool {
    let parts = [bytes[..<digits.lowerBound], zeros[...], bytes[digits.upperBound...]]
    return hex(parts.reduce(0) { crc32($1, after: $0) }).elementsEqual(bytes[digits])
  }

  private static func hex(_ sum: UInt32) -> [UInt8] {
    let digits = Array(String(sum, radix: 16).utf8)
    return zeros.dropLast(digits.count) + digits
  }

  /// The range of the digits; nil if the text was not written by us. Quotes inside strings are escaped, so
  /// the mark is a key. If another object has a key of that name, its checksum is a different one.
  private static func digits(of checksum: String, in bytes: [UInt8]) -> Range<Int>? {
    guard checksum.hasPrefix(prefix), checksum.utf8.count == prefix.utf8.count + zeros.count else {
      return nil
    }
    let marks = [":", ": "].map { Array("\"checksum\"\($0)\"\(checksum)\"".utf8) }
    var start = bytes.startIndex
    while let quote = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) {
      if let mark = marks.first(where: { bytes[quote...].starts(with: $0) }) {
        let end = quote + mark.count - 1
        return end - zeros.count..<end
      }
      start = quote + 1
    }
    return nil
  }
}

/// Lines of the journal, which have the checksum as their last member.
extension Checksum {
  /// An object as one line with its checksum and line feed.
  static func sealLine(_ object: JSONObject) -> [UInt8] {
    var line = JSON.write(.object(object), spread: 0)
    line.removeLast()
    line += lineMark
    let digits = line.endIndex..<line.endIndex + zeros.count
    line += zeros + lineEnd
    line.replaceSubrange(digits, with: hex(crc32(line[...])))
    return line + [UInt8(ascii: "\n")]
  }

  /// Whether a line, without its line feed, ends in the right checksum.
  static func fitsLine(_ line: ArraySlice<UInt8>) -> Bool {
    let digits = line.endIndex - lineEnd.count - zeros.count..<line.endIndex - lineEnd.count
    guard line.count > lineMark.count + digits.count + lineEnd.count,
      line[digits.upperBound...].elementsEqual(lineEnd),
      line[..<digits.lowerBound].suffix(lineMark.count).elementsEqual(lineMark)
    else { return false }
    return fits(line, digits)
  }
}
