/// A zip file, read in place: first the list of its entries, then what is asked for. Wheels and .apkg are zip
/// files.
public struct ZipArchive {
  public struct Entry: Equatable, Sendable {
    /// The path in the archive, with / between folders.
    public var name: String
    /// Uncompressed, in bytes.
    public var size: Int
    var packed: Int
    var sum: UInt32
    var isDeflated: Bool
    /// The offset of its local header.
    var head: Int
  }

  /// The files, in the order of the central directory, without folders.
  public let entries: [Entry]
  private let bytes: ArchiveBytes

  public static func isZip(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the central directory.
  public init(_ bytes: ArchiveBytes, limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError) {
    self.bytes = bytes
    entries = try ZipDirectory(bytes).entries(limits)
  }

  public func content(of entry: Entry) throws(ArchiveError) -> [UInt8] {
    let packed = try packed(entry)
    if !entry.isDeflated { return try whole(packed, entry) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entry.size)
    try inflate(packed, of: entry, into: &bytes, limit: entry.size)
    return try whole(bytes, entry)
  }

  /// The first bytes of an entry, at least so many if there are; what comes after them is not looked at.
  public func beginning(of entry: Entry, count: Int) throws(ArchiveError) -> [UInt8] {
    // If the rest isn't needed, a kilobyte more of packed bytes is enough for the inflater.
    if !entry.isDeflated { return try packed(entry, atMost: count) }
    if entry.packed <= count + 1024 { return try content(of: entry) }
    let packed = try packed(entry, atMost: count + 1024)
    var bytes: [UInt8] = []
    try inflate(packed, of: entry, into: &bytes, limit: count - 1)
    return bytes
  }

  private func inflate(
    _ packed: [UInt8], of entry: Entry, into bytes: inout [UInt8], limit: Int
  ) throws(ArchiveError) {
    do throws(ArchiveError) {
      _ = try Inflating.inflate(packed[...], .none, into: &bytes, limit: limit)
    } catch {
      throw named(error, entry)
    }
  }

  private func packed(_ entry: Entry, atMost limit: Int = .max) throws(ArchiveError) -> [UInt8] {
    do throws(ArchiveError) {
      let head = try bytes.bytes(at: entry.head, count: 30)
      guard head.starts(with: [0x50, 0x4B, 3, 4]) else {
        throw ArchiveError(.damaged("no entry begins here"), at: entry.head)
      }
      let name = try bytes.bytes(at: entry.head + 30, count: head.short(at: 26))
      guard try ArchiveLimits.checked(String(decoding: name, as: UTF8.self), at: entry.head) == entry.name
      else {
        throw ArchiveError(.damaged("the entry has another name than the list says"), at: entry.head)
      }
      let start = entry.head + 30 + name.count + head.short(at: 28)
      return try bytes.bytes(at: start, count: min(entry.packed, limit))
    } catch {
      throw named(error, entry)
    }
  }

  private func whole(_ content: [UInt8], _ entry: Entry) throws(ArchiveError) -> [UInt8] {
    guard content.count == entry.size, Inflating.sum(content) == entry.sum else {
      throw ArchiveError(.damaged("the content is another than its checksum says"), entry: entry.name)
    }
    return content
  }

  private func named(_ error: ArchiveError, _ entry: Entry) -> ArchiveError {
    ArchiveError(error.problem, entry: entry.name, at: error.offset)
  }
}
