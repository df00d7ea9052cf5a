/// The central directory at the end of a zip file.
struct ZipDirectory {
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
