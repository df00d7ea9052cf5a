import CLibraries

/// Decompression with deflate (RFC 1951), piece by piece, so that a bomb stops at the limit.
enum Inflating {
  /// The format around the deflated bytes.
  enum Wrapping: Int32 {
    case none = -15
    case gzip = 31
  }

  struct Result {
    /// How many bytes of the input were used.
    var taken: Int
    /// Whether the end was reached; false if only the beginning was asked for.
    var isWhole: Bool
  }

  private static let piece = 64 << 10

  /// Appends the decompressed input until there are `limit` bytes, and at most one piece more.
  ///
  /// - Throws: an error with the offset in the input.
  static func inflate(
    _ input: ArraySlice<UInt8>, _ wrapping: Wrapping, into bytes: inout [UInt8], limit: Int
  ) throws(ArchiveError) -> Result {
    var stream = z_stream()
    guard inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw ArchiveError(.unreadable("There is no memory left to unpack it. Close other programs.")) }
    defer { inflateEnd(&stream) }
    let status = input.withUnsafeBufferPointer { run(&stream, $0, limit, &bytes) }
    let result = Result(taken: Int(stream.total_in), isWhole: status == Z_STREAM_END)
    switch status {
    case Z_STREAM_END: return result
    case _ where bytes.count > limit: return result
    case Z_OK, Z_BUF_ERROR: throw ArchiveError(.cut, at: result.taken)
    default: throw ArchiveError(.damaged("what was packed can't be unpacked"), at: result.taken)
    }
  }

  /// Runs until the end, damage, or more than the limit.
  private static func run(
    _ stream: inout z_stream, _ input: UnsafeBufferPointer<UInt8>, _ limit: Int, _ bytes: inout [UInt8]
  ) -> Int32 {
    var buffer = [UInt8](repeating: 0, count: piece)
    // zlib only reads it, but its type is not const.
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = uInt(input.count)
    var status = Z_OK
    while status == Z_OK && bytes.count <= limit {
      buffer.withUnsafeMutableBufferPointer { room in
        stream.next_out = room.baseAddress
        stream.avail_out = uInt(room.count)
        status = CLibraries.inflate(&stream, Z_NO_FLUSH)
      }
      bytes += buffer.prefix(piece - Int(stream.avail_out))
    }
    return status
  }

  /// CRC-32, as zip stores it for each entry.
  static func sum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(crc32(0, $0.baseAddress, uInt($0.count))) }
  }
}
