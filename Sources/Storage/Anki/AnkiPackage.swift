import Formats
import Limits

/// A package exported by Anki, .apkg or .colpkg: a zip archive with a collection, which is an SQLite
/// database, and the media that its notes name. Since version 2.1.50 both are compressed with Zstandard.
public struct AnkiPackage {
  /// The most entries, as many as zip allows: a collection has one for each of its media.
  private static let mostEntries = 65_534

  private let archive: ZipArchive
  private let entries: [String: ZipArchive.Entry]
  /// Whether collection, list and media are compressed with Zstandard.
  private let isPacked: Bool
  /// The archive's entries of media, by the names in notes.
  private let media: [String: String]

  public static func isPackage(_ bytes: some Collection<UInt8>) -> Bool { ZipArchive.isZip(bytes) }

  /// Opens a package without reading its media.
  public init(_ bytes: ArchiveBytes) throws(AnkiError) {
    // Media are read one by one, and most of them never, so that together they may be as large as zip allows.
    let limits = ArchiveLimits(entries: Self.mostEntries, bytes: 1 << 40)
    let archive: ZipArchive
    do throws(AnkiError) {
      archive = try unpacking { () throws(ArchiveError) in try ZipArchive(bytes, limits: limits) }
    } catch {
      throw Self.kind(of: bytes) ?? error
    }
    self.archive = archive
    entries = Dictionary(archive.entries.map { ($0.name, $0) }) { first, _ in first }
    isPacked = try Self.version(entries["meta"], archive) >= 3
    media = try Self.media(entries["media"], archive, isPacked: isPacked)
  }

  /// What a file is that can't be read as an archive; nil if it is a damaged one. A page that asks for a login is
  /// often saved in place of the package behind it.
  private static func kind(of bytes: ArchiveBytes) -> AnkiError? {
    guard let head = try? bytes.bytes(at: 0, count: min(bytes.count, 64)), !isPackage(head) else {
      return nil
    }
    if head.isEmpty { return .empty }
    return head.first { $0 > 0x20 } == UInt8(ascii: "<") ? .page : .noPackage
  }

  /// The version in `meta`; older packages don't have that.
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

  /// Missing media are no error.
  private static func media(
    _ entry: ZipArchive.Entry?, _ archive: ZipArchive, isPacked: Bool
  ) throws(AnkiError) -> [String: String] {
    guard let entry else { return [:] }
    let bytes = try content(entry, archive, isPacked: isPacked, limit: Limit.ankiMediaList.most)
    return isPacked ? packedList(bytes) : try plainList(bytes)
  }

  /// The file of a medium is named after its index in the list.
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
      for member in try CollectionJSON.read(bytes).object().members {
        media[try member.value.string()] = member.key
      }
      return media
    } catch {
      throw .damaged("its list of media can't be read")
    }
  }

  func collection() throws(AnkiError) -> [UInt8] {
    // The older entry only asks for a newer Anki.
    let name = isPacked ? "collection.anki21b" : "collection.anki21"
    guard let entry = entries[name] ?? (isPacked ? nil : entries["collection.anki2"]) else {
      throw .noCollection
    }
    return try Self.content(entry, archive, isPacked: isPacked, limit: Limit.ankiCollection.most)
  }

  public func hasMedia(_ name: String) -> Bool { media[name].map { entries[$0] != nil } ?? false }

  /// The file that notes call by this name; nil if the package lacks it.
  public func media(_ name: String) throws(AnkiError) -> [UInt8]? {
    guard let entry = media[name].flatMap({ entries[$0] }) else { return nil }
    return try Self.content(entry, archive, isPacked: isPacked, limit: Limit.sound.most)
  }
}

/// Turns errors of the archive into `AnkiError`.
func unpacking<Value>(_ work: () throws(ArchiveError) -> Value) throws(AnkiError) -> Value {
  do throws(ArchiveError) { return try work() } catch {
    throw error.problem == .brokenOff ? .brokenOff : .archive(error)
  }
}
