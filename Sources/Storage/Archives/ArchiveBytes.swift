/// The bytes of an archive, in memory or in a file. Of a file only what is needed is read.
public struct ArchiveBytes {
  let count: Int
  private let read: (Range<Int>) throws(ArchiveError) -> [UInt8]

  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { range in Array(bytes[range]) }
  }

  /// - Parameter read: returns the bytes of a range within the count. If it returns fewer, the archive counts
  ///   as truncated.
  public init(count: Int, read: @escaping (Range<Int>) throws(ArchiveError) -> [UInt8]) {
    (self.count, self.read) = (count, read)
  }

  func bytes(at start: Int, count length: Int) throws(ArchiveError) -> [UInt8] {
    guard start >= 0, length >= 0, start <= count, length <= count - start else {
      throw ArchiveError(.cut, at: max(0, min(start, count)))
    }
    let bytes = try read(start..<start + length)
    if bytes.count < length { throw ArchiveError(.cut, at: start + bytes.count) }
    return bytes
  }
}
