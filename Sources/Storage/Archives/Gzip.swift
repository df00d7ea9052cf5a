import CLibraries

/// Files compressed with gzip (RFC 1952). dictzip's are the same with a table in the header.
public enum Gzip {
  static func isGzip(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B, 8]) }

  /// Decompresses a file, all members of it if there are several.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that may come out.
  ///   - isWanted: asked before each member; false cancels.
  public static func expand(
    _ bytes: [UInt8], limit: Int, while isWanted: () -> Bool = { true }
  ) throws(ArchiveError) -> [UInt8] {
    var expanded: [UInt8] = []
    var place = 0
    repeat {
      guard isWanted() else { throw ArchiveError(.brokenOff, at: place) }
      let part = try add(bytes, from: place, to: &expanded, limit: limit)
      place += part.taken
      guard part.isWhole, expanded.count <= limit else {
        throw ArchiveError(.tooLarge(limit: limit), at: place)
      }
      // Some programs pad the last block with zeros.
    } while bytes[place...].contains { $0 != 0 }
    return expanded
  }

  /// The first bytes of the content, at least so many if there are; what comes after them is not looked at.
  public static func beginning(_ bytes: [UInt8], count: Int) throws(ArchiveError) -> [UInt8] {
    var beginning: [UInt8] = []
    _ = try add(bytes, from: 0, to: &beginning, limit: count)
    return beginning
  }

  private static func add(
    _ bytes: [UInt8], from place: Int, to expanded: inout [UInt8], limit: Int
  ) throws(ArchiveError) -> Inflating.Result {
    guard isGzip(bytes[place...]) else {
      throw ArchiveError(.damaged("no gzip file begins here"), at: place)
    }
    do throws(ArchiveError) {
      return try Inflating.inflate(bytes[place...], .gzip, into: &expanded, limit: limit)
    } catch {
      throw ArchiveError(error.problem, at: error.offset.map { $0 + place })
    }
  }
}

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

/// Compression with deflate (RFC 1951).
enum Deflating {
  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let made = deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(made == Z_OK, "zlib has no memory")
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      bytes.withUnsafeBufferPointer { input in
        // zlib only reads it, but its type is not const.
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = uInt(input.count)
        (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
        // With this much room one call is enough.
        let status = CLibraries.deflate(&stream, Z_FINISH)
        precondition(status == Z_STREAM_END, "zlib could not deflate \(bytes.count) bytes: \(status)")
      }
      count = Int(stream.total_out)
    }
  }
}
