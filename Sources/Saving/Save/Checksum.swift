import Learning

/// CRC-32 as in zlib and PNG (ISO 3309, polynomial EDB88320) of a text that holds it: `"checksum": "crc32:` and
/// eight hex digits, which count as zeros. So any script can check a save or a line of the journal.
enum Checksum {
  /// What names the method at the start of a checksum.
  static let prefix = "crc32:"
  private static let zeros = Array("00000000".utf8)

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    return ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  /// An object as JSON, with its checksum.
  static func seal(_ object: JSONObject, spread: Int) -> [UInt8] {
    let blank = prefix + "00000000"
    var sealed = object
    sealed["checksum"] = .string(blank)
    var bytes = JSON.write(.object(sealed), spread: spread)
    guard let digits = digits(of: blank, in: bytes) else { return bytes }
    let hex = String(crc32(bytes), radix: 16)
    bytes.replaceSubrange(digits, with: zeros.dropLast(hex.utf8.count) + Array(hex.utf8))
    return bytes
  }

  /// Whether a text fits the checksum in it.
  static func fits(_ checksum: String, _ bytes: [UInt8]) -> Bool {
    guard let digits = digits(of: checksum, in: bytes) else { return false }
    var blank = bytes
    blank.replaceSubrange(digits, with: zeros)
    return UInt32(checksum.dropFirst(prefix.count), radix: 16) == crc32(blank)
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
