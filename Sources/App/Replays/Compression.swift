import CLibraries
import Limits

/// Compression by zlib (RFC 1950).
enum Compression {
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var compressed = [UInt8](repeating: 0, count: Int(count))
    // With this much room and these arguments it can't fail.
    let status = compress2(&compressed, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
    precondition(status == Z_OK, "zlib could not compress \(bytes.count) bytes: \(status)")
    return Array(compressed.prefix(Int(count)))
  }

  /// Decompresses exactly `count` bytes; nil for anything else.
  static func decompress(_ compressed: [UInt8], to count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var made = uLong(count)
    let status = uncompress(&bytes, &made, compressed, uLong(compressed.count))
    return status == Z_OK && Int(made) == count ? bytes : nil
  }

  /// zlib's CRC-32, which detects any change of a single byte.
  static func sum(_ bytes: some Collection<UInt8>) -> UInt32 {
    let bytes = Array(bytes)
    return UInt32(crc32(0, bytes, uInt(bytes.count)))
  }
}
