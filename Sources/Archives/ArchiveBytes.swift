/// The bytes of an archive, in memory or in a file. Of a file only what is asked for is read.
public struct ArchiveBytes {
  /// How many there are.
  public let count: Int
  private let read: (Range<Int>) throws(ArchiveError) -> [UInt8]

  /// Bytes that are in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { range in Array(bytes[range]) }
  }

  /// Bytes that are elsewhere.
  ///
  /// - Parameter read: gives those of a range that lies within the count. Where it gives fewer, the archive is cut.
  public init(count: Int, read: @escaping (Range<Int>) throws(ArchiveError) -> [UInt8]) {
    (self.count, self.read) = (count, read)
  }

  /// So many bytes from a place on.
  func bytes(at start: Int, count length: Int) throws(ArchiveError) -> [UInt8] {
    guard start >= 0, length >= 0, start <= count, length <= count - start else {
      throw ArchiveError(.cut, at: max(0, min(start, count)))
    }
    let bytes = try read(start..<start + length)
    if bytes.count < length { throw ArchiveError(.cut, at: start + bytes.count) }
    return bytes
  }
}

extension [UInt8] {
  /// The number of two bytes, the low one first.
  func short(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }

  /// The number of four bytes, the low one first.
  func long(at place: Int) -> Int { short(at: place) | short(at: place + 2) << 16 }
}
