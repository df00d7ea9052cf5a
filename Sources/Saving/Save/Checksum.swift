import CZlib
import Formats
import Learning

/// CRC-32 as in zlib and PNG of a text that holds it: `"checksum": "crc32:` and eight hex digits, which count as zeros.
/// So any script can check a save or a line of the journal.
enum Checksum {
  /// What names the method at the start of a checksum.
  static let prefix = "crc32:"
  private static let zeros = Array("00000000".utf8)
  /// What a line of the journal ends in, before the digits and after them.
  private static let (lineMark, lineEnd) = (Array(#","checksum":"crc32:"#.utf8), Array(#""}"#.utf8))

  /// The sum of a text in parts: `sum` is that of the parts before.
  static func crc32(_ bytes: ArraySlice<UInt8>, after sum: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(CZlib.crc32(uLong(sum), $0.baseAddress, uInt($0.count))) }
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

  /// Whether a text fits the checksum in it.
  static func fits(_ checksum: String, _ bytes: [UInt8]) -> Bool {
    guard let digits = digits(of: checksum, in: bytes) else { return false }
    return fits(bytes[...], digits)
  }

  /// The checksum that a line which fits it ends in, with its line feed or without.
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

  /// Where the digits stand; nil when a text was not written by us. Inside a string quotes are escaped, so that
  /// the mark is a key; a stranger's object with a key of that name has another checksum.
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

/// Lines of the journal, whose checksum is their last member.
extension Checksum {
  /// An object in one line with its checksum and its end.
  static func sealLine(_ object: JSONObject) -> [UInt8] {
    var line = JSON.write(.object(object), spread: 0)
    line.removeLast()
    line += lineMark
    let digits = line.endIndex..<line.endIndex + zeros.count
    line += zeros + lineEnd
    line.replaceSubrange(digits, with: hex(crc32(line[...])))
    return line + [UInt8(ascii: "\n")]
  }

  /// Whether a line, without its line feed, ends in the checksum that it should have.
  static func fitsLine(_ line: ArraySlice<UInt8>) -> Bool {
    let digits = line.endIndex - lineEnd.count - zeros.count..<line.endIndex - lineEnd.count
    guard line.count > lineMark.count + digits.count + lineEnd.count,
      line[digits.upperBound...].elementsEqual(lineEnd),
      line[..<digits.lowerBound].suffix(lineMark.count).elementsEqual(lineMark)
    else { return false }
    return fits(line, digits)
  }
}
