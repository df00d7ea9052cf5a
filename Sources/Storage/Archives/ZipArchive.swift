/// A zip file, read in place: first the list of its entries, then what is asked for. Wheels
/// and .apkg are zip files.
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

  static func isZip(_ bytes: some Collection<UInt8>) -> Bool {
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

/// The central directory at the end of a zip file.
private struct ZipDirectory {
  /// The size of the end record without a comment, and with the longest.
  private static let (shortest, longest) = (22, 22 + 65_535)

  private let bytes: ArchiveBytes
  private let count: Int
  private let start: Int
  private let list: [UInt8]

  /// Finds the directory through the end record.
  init(_ bytes: ArchiveBytes) throws(ArchiveError) {
    self.bytes = bytes
    let tail = try bytes.bytes(
      at: max(0, bytes.count - Self.longest), count: min(bytes.count, Self.longest))
    guard let end = Self.lastRecord(in: tail) else {
      throw ArchiveError(.damaged("it has no list of its entries, and so is cut or no zip file"))
    }
    let offset = bytes.count - tail.count + end
    count = tail.short(at: end + 10)
    start = tail.long(at: end + 16)
    if start == 0xFFFF_FFFF || count == 0xFFFF { throw ArchiveError(.unknown("the form for over 4 GB")) }
    if tail.short(at: end + 4) != 0 { throw ArchiveError(.unknown("parts in other files")) }
    let length = tail.long(at: end + 12)
    guard start <= offset, length <= offset - start else {
      throw ArchiveError(.damaged("its list of entries is not where it should be"), at: offset)
    }
    list = try bytes.bytes(at: start, count: length)
  }

  private static func lastRecord(in tail: [UInt8]) -> Int? {
    guard tail.count >= shortest else { return nil }
    return (0...(tail.count - shortest)).reversed().first { place in
      tail[place] == 0x50 && tail[place + 1] == 0x4B && tail[place + 2] == 5 && tail[place + 3] == 6
        && place + shortest + tail.short(at: place + 20) == tail.count
    }
  }

  /// The entries that are files, checked against the limits.
  func entries(_ limits: ArchiveLimits) throws(ArchiveError) -> [ZipArchive.Entry] {
    if count > limits.entries { throw ArchiveError(.tooMany(limit: limits.entries)) }
    var entries: [ZipArchive.Entry] = []
    var (place, taken) = (0, 0)
    for _ in 0..<count {
      let (entry, length) = try entry(at: place, limits)
      place += length
      guard let entry else { continue }
      try limits.check(entry.name, size: entry.size, packed: entry.packed, taken: taken)
      taken += entry.size
      entries.append(entry)
    }
    return entries
  }

  /// The entry at an offset of the directory, nil for a folder, and the length of its record.
  private func entry(
    at place: Int, _ limits: ArchiveLimits
  ) throws(ArchiveError) -> (ZipArchive.Entry?, length: Int) {
    guard place + 46 <= list.count, list[place...].starts(with: [0x50, 0x4B, 1, 2]) else {
      throw ArchiveError(.damaged("its list of entries breaks off"), at: start + place)
    }
    let nameLength = list.short(at: place + 28)
    let length = 46 + nameLength + list.short(at: place + 30) + list.short(at: place + 32)
    guard place + length <= list.count else { throw ArchiveError(.cut, at: start + place) }
    let raw = String(decoding: list[place + 46..<place + 46 + nameLength], as: UTF8.self)
    let name = try ArchiveLimits.checked(raw, at: start + place)
    if name.utf8.last == UInt8(ascii: "/") { return (nil, length) }
    if isLink(at: place) {
      if limits.passesLinks { return (nil, length) }
      throw ArchiveError(.link, entry: name, at: start + place)
    }
    return (try file(name, at: place), length)
  }

  /// The upper half of the attributes is the file's Unix mode, whatever system made the archive.
  private func isLink(at place: Int) -> Bool { list.short(at: place + 40) & 0o170000 == 0o120000 }

  private func file(_ name: String, at place: Int) throws(ArchiveError) -> ZipArchive.Entry {
    let method = list.short(at: place + 10)
    let isEncrypted = list.short(at: place + 8) & 1 != 0
    guard [0, 8].contains(method), !isEncrypted else {
      let what = isEncrypted ? "an entry with a password" : "an entry packed by method \(method)"
      throw ArchiveError(.unknown(what), entry: name, at: start + place)
    }
    let entry = ZipArchive.Entry(
      name: name, size: list.long(at: place + 24), packed: list.long(at: place + 20),
      sum: UInt32(list.long(at: place + 16)), isDeflated: method == 8, head: list.long(at: place + 42))
    guard entry.isDeflated || entry.size == entry.packed else {
      throw ArchiveError(.damaged("two sizes of what is not packed"), entry: name, at: start + place)
    }
    return entry
  }
}

extension [UInt8] {
  /// A little-endian number of two bytes.
  func short(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }

  /// A little-endian number of four bytes.
  func long(at place: Int) -> Int { short(at: place) | short(at: place + 2) << 16 }
}
