import Formats
import Learning

/// CRC-32 as in zlib and PNG (ISO 3309, polynomial EDB88320) of a text that holds it: `"checksum": "crc32:` and
/// eight hex digits, which count as zeros. So any script can check a save or a line of the journal.
enum Checksum {
  /// What names the method at the start of a checksum.
  static let prefix = "crc32:"
  private static let zeros = Array("00000000".utf8)

  /// For each of eight bytes what it does to the sum, so that eight are taken at once: five times as fast for a large
  /// save ("slicing by 8", Kounavis and Berry 2005).
  private static let tables: [UInt32] = {
    let first: [UInt32] = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    var tables = first
    for index in 256..<8 * 256 {
      tables.append(tables[index - 256] >> 8 ^ first[Int(tables[index - 256] & 0xFF)])
    }
    return tables
  }()

  /// The sum of a text in parts: `sum` is that of the parts before.
  static func crc32(_ bytes: ArraySlice<UInt8>, after sum: UInt32 = 0) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      bytes.withUnsafeBytes { bytes in
        var sum = ~sum
        var index = 0
        while index + 8 <= bytes.count {
          let low = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian ^ sum
          let high = bytes.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self).littleEndian
          sum = 0
          for place in 0..<4 {
            let shift = UInt32(8 * place)
            sum ^= tables[(7 - place) << 8 + Int(low >> shift & 0xFF)]
            sum ^= tables[(3 - place) << 8 + Int(high >> shift & 0xFF)]
          }
          index += 8
        }
        for byte in bytes[index...] { sum = tables[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
      }
    }
  }

  /// An object as JSON, with its checksum.
  static func seal(_ object: JSONObject, spread: Int) -> [UInt8] {
    let blank = prefix + "00000000"
    var sealed = object
    sealed["checksum"] = .string(blank)
    var bytes = JSON.write(.object(sealed), spread: spread)
    guard let digits = digits(of: blank, in: bytes) else { return bytes }
    let hex = String(crc32(bytes[...]), radix: 16)
    bytes.replaceSubrange(digits, with: zeros.dropLast(hex.utf8.count) + Array(hex.utf8))
    return bytes
  }

  /// Whether a text fits the checksum in it.
  static func fits(_ checksum: String, _ bytes: [UInt8]) -> Bool {
    guard let digits = digits(of: checksum, in: bytes) else { return false }
    let parts = [bytes[..<digits.lowerBound], zeros[...], bytes[digits.upperBound...]]
    return UInt32(checksum.dropFirst(prefix.count), radix: 16) == parts.reduce(0) { crc32($1, after: $0) }
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
