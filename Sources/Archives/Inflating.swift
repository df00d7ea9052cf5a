import CZlib

/// Bytes as deflate (RFC 1951) made them smaller, given back piece by piece, so that a bomb stops at the limit.
enum Inflating {
  /// What stands around the deflated bytes.
  enum Wrapping: Int32 {
    case none = -15
    case gzip = 31
  }

  /// What came out, and how many bytes of the input it took.
  struct Result {
    var bytes: [UInt8]
    var taken: Int
    /// Whether the end was reached; not so where only the beginning was asked for.
    var isWhole: Bool
  }

  private static let piece = 64 << 10

  /// What the input expands to, up to `limit` bytes and one piece.
  ///
  /// - Throws: damage, with its place in the input.
  static func inflate(
    _ input: ArraySlice<UInt8>, _ wrapping: Wrapping, limit: Int, expecting size: Int = 0
  ) throws(ArchiveError) -> Result {
    var stream = z_stream()
    guard inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw ArchiveError(.unreadable("There is no memory left to unpack it. Close other programs.")) }
    defer { inflateEnd(&stream) }
    var input = Array(input)
    var result = Result(bytes: [], taken: 0, isWhole: false)
    result.bytes.reserveCapacity(min(size, limit))
    let status = input.withUnsafeMutableBufferPointer { run(&stream, $0, limit, &result.bytes) }
    result.taken = Int(stream.total_in)
    result.isWhole = status == Z_STREAM_END
    switch status {
    case Z_STREAM_END: return result
    case _ where result.bytes.count > limit: return result
    case Z_OK, Z_BUF_ERROR: throw ArchiveError(.cut, at: result.taken)
    default: throw ArchiveError(.damaged("what was packed can't be unpacked"), at: result.taken)
    }
  }

  /// Until the end, damage, or more than the limit.
  private static func run(
    _ stream: inout z_stream, _ input: UnsafeMutableBufferPointer<UInt8>, _ limit: Int, _ bytes: inout [UInt8]
  ) -> Int32 {
    var buffer = [UInt8](repeating: 0, count: piece)
    stream.next_in = input.baseAddress
    stream.avail_in = uInt(input.count)
    var status = Z_OK
    while status == Z_OK && bytes.count <= limit {
      buffer.withUnsafeMutableBufferPointer { room in
        stream.next_out = room.baseAddress
        stream.avail_out = uInt(room.count)
        status = CZlib.inflate(&stream, Z_NO_FLUSH)
      }
      bytes += buffer.prefix(piece - Int(stream.avail_out))
    }
    return status
  }

  /// CRC-32, as zip has it of each entry.
  static func sum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(crc32(0, $0.baseAddress, uInt($0.count))) }
  }
}
