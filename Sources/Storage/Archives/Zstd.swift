import CLibraries

/// Compression with Zstandard (RFC 8878). Decompresses piece by piece, so that a bomb stops at the limit.
public enum Zstd {
  static func isZstd(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
  }

  /// Decompresses a file, all frames of it if there are several.
  ///
  /// - Parameter limit: the most bytes that may come out.
  public static func expand(_ bytes: [UInt8], limit: Int) throws(ArchiveError) -> [UInt8] {
    guard isZstd(bytes) else { throw ArchiveError(.damaged("no zstd frame begins here"), at: 0) }
    guard let stream = ZSTD_createDStream() else {
      throw ArchiveError(.unreadable("There is no memory left to unpack it. Close other programs."))
    }
    defer { ZSTD_freeDStream(stream) }
    var expanded: [UInt8] = []
    let end = bytes.withUnsafeBytes { run(stream, $0, limit, &expanded) }
    switch end {
    case .whole: return expanded
    case .tooLarge: throw ArchiveError(.tooLarge(limit: limit))
    case .cut: throw ArchiveError(.cut, at: bytes.count)
    case .damaged(let place): throw ArchiveError(.damaged("what was packed can't be unpacked"), at: place)
    }
  }

  private enum End {
    case whole, tooLarge, cut
    case damaged(at: Int)
  }

  private static func run(
    _ stream: OpaquePointer, _ bytes: UnsafeRawBufferPointer, _ limit: Int, _ expanded: inout [UInt8]
  ) -> End {
    var input = ZSTD_inBuffer(src: bytes.baseAddress, size: bytes.count, pos: 0)
    var room = [UInt8](repeating: 0, count: ZSTD_DStreamOutSize())
    while true {
      let (left, count) = room.withUnsafeMutableBytes { room in
        var output = ZSTD_outBuffer(dst: room.baseAddress, size: room.count, pos: 0)
        return (ZSTD_decompressStream(stream, &output, &input), output.pos)
      }
      if ZSTD_isError(left) != 0 { return .damaged(at: input.pos) }
      expanded += room.prefix(count)
      if expanded.count > limit { return .tooLarge }
      guard input.pos == input.size, count < room.count else { continue }
      return left == 0 ? .whole : .cut
    }
  }

  public static func pack(_ bytes: [UInt8]) -> [UInt8] {
    let bound = ZSTD_compressBound(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { packed, count in
      let size = ZSTD_compress(packed.baseAddress, bound, bytes, bytes.count, 3)
      // With this much room it can't fail.
      precondition(ZSTD_isError(size) == 0, "zstd could not compress \(bytes.count) bytes")
      count = size
    }
  }
}
