/// Writes a zip file entry by entry. Each call returns the next bytes, so that a large archive can be written
/// piece by piece. The same entries always give the same bytes; no entry has a time.
public struct ZipWriter {
  /// The limits of zip without its 64-bit extension; the highest numbers themselves mean
  /// that the extension is used.
  private static let (mostBytes, mostEntries) = (0xFFFF_FFFE, 0xFFFE)
  private static let first1980 = 33

  private var list: [UInt8] = []
  private var count = 0
  private var place = 0

  public init() {}

  /// The bytes of one more entry.
  ///
  /// - Parameters:
  ///   - name: the path in the archive, with / between folders. One that leads out of the archive is refused.
  ///   - isPacked: whether to try compressing. Sound and pictures don't get smaller.
  public mutating func add(
    _ name: String, _ content: [UInt8], isPacked: Bool = true
  ) throws(ArchiveError) -> [UInt8] {
    guard count < Self.mostEntries else { throw ArchiveError(.tooMany(limit: Self.mostEntries), entry: name) }
    let name = try ArchiveLimits.checked(name, at: place)
    let packed = isPacked ? Self.packed(content) : nil
    let bytes = packed ?? content
    let common = Self.common(name, content, bytes.count, isDeflated: packed != nil)
    let entry = Self.mark(3, 4) + common + Array(name.utf8) + bytes
    guard place + entry.count + list.count <= Self.mostBytes else {
      throw ArchiveError(.tooLarge(limit: Self.mostBytes), entry: name)
    }
    // Marked as made on Unix, so that unpackers use the mode, 0644.
    list += Self.mark(1, 2) + Self.short(0x314) + common + Self.short(0, 0, 0)
    list += Self.long(0o100644 << 16, place) + Array(name.utf8)
    count += 1
    place += entry.count
    return entry
  }

  /// The central directory, which ends the archive.
  public func end() -> [UInt8] {
    list + Self.mark(5, 6) + Self.short(0, 0, count, count) + Self.long(list.count, place) + Self.short(0)
  }

  public static func archive(
    _ entries: [(name: String, content: [UInt8])]
  ) throws(ArchiveError) -> [UInt8] {
    var (writer, bytes) = (ZipWriter(), [UInt8]())
    for entry in entries { bytes += try writer.add(entry.name, entry.content) }
    return bytes + writer.end()
  }

  /// Deflated; nil if that saves nothing, or so much that a careful reader would take it for a bomb.
  private static func packed(_ content: [UInt8]) -> [UInt8]? {
    let packed = Deflating.deflate(content)
    return packed.count < content.count && content.count / ArchiveLimits().ratio <= packed.count
      ? packed : nil
  }

  /// The fields that the local header shares with the central directory.
  private static func common(_ name: String, _ content: [UInt8], _ size: Int, isDeflated: Bool) -> [UInt8] {
    // Version 2.0; the name is UTF-8.
    short(20, 0x800, isDeflated ? 8 : 0, 0, first1980)
      + long(Int(Inflating.sum(content)), size, content.count) + short(name.utf8.count, 0)
  }

  private static func mark(_ third: UInt8, _ fourth: UInt8) -> [UInt8] { [0x50, 0x4B, third, fourth] }

  private static func short(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255)] }
  }

  private static func long(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { number in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) } }
  }
}
