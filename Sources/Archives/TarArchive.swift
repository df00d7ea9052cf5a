/// A tar file in memory: POSIX (ustar, pax) with GNU's long names.
public struct TarArchive {
  public struct Entry: Equatable, Sendable {
    /// The path in the archive, with / between folders.
    public var name: String
    /// The content's range in the archive's bytes.
    public var content: Range<Int>
  }

  static let block = 512

  /// The files, in order, without folders.
  public private(set) var entries: [Entry] = []
  private let bytes: [UInt8]

  public static func isTar(_ bytes: [UInt8]) -> Bool {
    bytes.count >= block && bytes[257..<262].elementsEqual("ustar".utf8)
  }

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

  /// The first bytes of an entry, so many if there are.
  public func beginning(of entry: Entry, count: Int) -> [UInt8] { Array(bytes[entry.content].prefix(count)) }

  public func content(of entry: Entry) -> [UInt8] { Array(bytes[entry.content]) }
}
