import CLibraries

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
