import Learning

/// CRC-32 as in zlib and PNG (ISO 3309, polynomial EDB88320), so that any script can check a save: of the
/// compact JSON with sorted keys and without the key `checksum`.
enum Checksum {
  /// What names the method at the start of a checksum.
  static let prefix = "crc32:"

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    return ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  /// What a save or a journal line carries: `crc32:` and eight hex digits.
  static func text(of object: JSONObject) -> String {
    var bare = object
    bare["checksum"] = nil
    let hex = String(crc32(JSON.write(.object(bare), pretty: false)), radix: 16)
    return prefix + String(repeating: "0", count: 8 - hex.count) + hex
  }
}
