/// A tar file in memory: as POSIX has it (ustar, pax), with GNU's long names.
public struct TarArchive {
  /// A file in the archive.
  public struct Entry: Equatable, Sendable {
    /// Its name with its folders, divided by /.
    public var name: String
    /// Where its content stands among the archive's bytes.
    public var content: Range<Int>
  }

  static let block = 512

  /// The files, in order; folders are left out.
  public private(set) var entries: [Entry] = []
  private let bytes: [UInt8]

  /// Whether bytes begin as a tar file does.
  public static func isTar(_ bytes: [UInt8]) -> Bool {
    bytes.count >= block && bytes[257..<262].elementsEqual("ustar".utf8)
  }

  /// Reads what is in an archive.
  public init(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError) {
    self.bytes = bytes
    var place = 0
    var given: String?
    var count = 0
    while let head = try TarHead(bytes, at: place) {
      let content = place + Self.block..<place + Self.block + head.size
      guard content.upperBound <= bytes.count else { throw ArchiveError(.cut, entry: head.name, at: place) }
      switch head.kind {
      case .longName: given = TarHead.text(bytes[content])
      case .attributes: given = TarHead.path(in: bytes[content]) ?? given
      case .other:
        given = nil
      case .file, .link:
        count += 1
        if count > limits.entries { throw ArchiveError(.tooMany(limit: limits.entries), entry: head.name) }
        let name = try ArchiveLimits.checked(given ?? head.name, at: place)
        given = nil
        if head.kind == .link && !limits.passesLinks { throw ArchiveError(.link, entry: name, at: place) }
        if head.kind == .file { entries.append(Entry(name: name, content: content)) }
      }
      place = content.upperBound + (Self.block - head.size % Self.block) % Self.block
    }
  }

  /// The first bytes of an entry of this archive, so many where there are.
  public func beginning(of entry: Entry, count: Int) -> [UInt8] { Array(bytes[entry.content].prefix(count)) }

  /// The content of an entry of this archive.
  public func content(of entry: Entry) -> [UInt8] { Array(bytes[entry.content]) }
}
