import Archives
import Formats

/// A package as Anki exports it, .apkg or .colpkg: an archive with a collection, which is a database of SQLite's, and the
/// media that its notes name. Until 2.1.50 both lay there as they are; since then both are packed by Zstandard.
public struct AnkiPackage {
  /// The most bytes of a collection, of the list of media, and of one sound.
  private static let (mostCollection, mostList, mostSound) = (512 << 20, 64 << 20, 32 << 20)
  /// The most entries, as many as the archive's form has room for: a collection has one for each of its media.
  private static let mostEntries = 65_534

  private let archive: ZipArchive
  private let entries: [String: ZipArchive.Entry]
  /// Whether collection, list and media are packed once more.
  private let isPacked: Bool
  /// The entries of media by the names under which notes know them.
  private let media: [String: String]

  /// Whether bytes begin as a package does.
  public static func isPackage(_ bytes: some Collection<UInt8>) -> Bool { ZipArchive.isZip(bytes) }

  /// Reads what is in a package, no media yet.
  public init(_ bytes: ArchiveBytes) throws(AnkiError) {
    // Media are read one by one, and most of them never: all together they may be as large as the archive's form allows.
    let limits = ArchiveLimits(entries: Self.mostEntries, bytes: 1 << 40)
    let archive = try unpacking { () throws(ArchiveError) in try ZipArchive(bytes, limits: limits) }
    self.archive = archive
    entries = Dictionary(archive.entries.map { ($0.name, $0) }) { first, _ in first }
    isPacked = try Self.version(entries["meta"], archive) >= 3
    media = try Self.media(entries["media"], archive, isPacked: isPacked)
  }

  /// What `meta` says; packages from before it have none.
  private static func version(
    _ entry: ZipArchive.Entry?, _ archive: ZipArchive
  ) throws(AnkiError) -> UInt64 {
    guard let entry else { return 1 }
    let version = Protobuf.number(1, in: try content(entry, archive, limit: 4096)[...])
    guard version <= 3 else { throw .newer(Int(clamping: version)) }
    return version
  }

  private static func content(
    _ entry: ZipArchive.Entry, _ archive: ZipArchive, limit: Int
  ) throws(AnkiError) -> [UInt8] {
    guard entry.size <= limit else {
      throw .archive(ArchiveError(.tooLarge(limit: limit), entry: entry.name))
    }
    return try unpacking { () throws(ArchiveError) in try archive.content(of: entry) }
  }

  private static func content(
    _ entry: ZipArchive.Entry, _ archive: ZipArchive, isPacked: Bool, limit: Int
  ) throws(AnkiError) -> [UInt8] {
    let bytes = try content(entry, archive, limit: limit)
    guard isPacked else { return bytes }
    do throws(ArchiveError) { return try Zstd.expand(bytes, limit: limit) } catch {
      throw .archive(ArchiveError(error.problem, entry: entry.name, at: error.offset))
    }
  }

  /// A package can do without media.
  private static func media(
    _ entry: ZipArchive.Entry?, _ archive: ZipArchive, isPacked: Bool
  ) throws(AnkiError) -> [String: String] {
    guard let entry else { return [:] }
    let bytes = try content(entry, archive, isPacked: isPacked, limit: mostList)
    return isPacked ? packedList(bytes) : try plainList(bytes)
  }

  /// Each entry has its name; its place in the list is what its file is called in the archive.
  private static func packedList(_ bytes: [UInt8]) -> [String: String] {
    var (media, message, count) = ([String: String](), Protobuf(bytes[...]), 0)
    while let field = message.next() {
      guard field.number == 1, case .bytes(let entry) = field.value else { continue }
      if let name = Protobuf.bytes(1, in: entry) {
        media[String(decoding: name, as: UTF8.self)] = "\(count)"
      }
      count += 1
    }
    return media
  }

  private static func plainList(_ bytes: [UInt8]) throws(AnkiError) -> [String: String] {
    if bytes.isEmpty { return [:] }
    do throws(TextError) {
      var media: [String: String] = [:]
      for member in try JSON.read(bytes).object().members { media[try member.value.string()] = member.key }
      return media
    } catch {
      throw .damaged("its list of media can't be read")
    }
  }

  /// The database of the collection.
  func collection() throws(AnkiError) -> [UInt8] {
    // Beside the first lies the second, and in it only the wish for a newer Anki.
    let name = isPacked ? "collection.anki21b" : "collection.anki21"
    guard let entry = entries[name] ?? (isPacked ? nil : entries["collection.anki2"]) else {
      throw .noCollection
    }
    return try Self.content(entry, archive, isPacked: isPacked, limit: Self.mostCollection)
  }

  /// Whether the package has a file of media under a name.
  public func hasMedia(_ name: String) -> Bool { media[name].map { entries[$0] != nil } ?? false }

  /// A file of media by the name that notes have for it; nil where the package lacks it.
  public func media(_ name: String) throws(AnkiError) -> [UInt8]? {
    guard let entry = media[name].flatMap({ entries[$0] }) else { return nil }
    return try Self.content(entry, archive, isPacked: isPacked, limit: Self.mostSound)
  }
}
