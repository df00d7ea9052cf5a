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
  func beginning(of entry: Entry, count: Int) -> [UInt8] { Array(bytes[entry.content].prefix(count)) }

  public func content(of entry: Entry) -> [UInt8] { Array(bytes[entry.content]) }
}

/// The header block before each entry of a tar file.
private struct TarHead {
  enum Kind {
    case file, link, longName, attributes, other
  }

  let name: String
  let kind: Kind
  let size: Int

  /// The header at an offset; nil at the end of the archive.
  init?(_ bytes: [UInt8], at place: Int) throws(ArchiveError) {
    guard place + TarArchive.block <= bytes.count else { throw ArchiveError(.cut, at: place) }
    let head = bytes[place..<place + TarArchive.block]
    if head.allSatisfy({ $0 == 0 }) { return nil }
    guard let sum = Self.number(head[place + 148..<place + 156]), sum == Self.sum(head) else {
      throw ArchiveError(.damaged("no entry begins here"), at: place)
    }
    let prefix = Self.text(head[place + 345..<place + 500])
    let isPosix = head[place + 257..<place + 263].elementsEqual("ustar\0".utf8)
    let short = Self.text(head[place..<place + 100])
    name = isPosix && !prefix.isEmpty ? "\(prefix)/\(short)" : short
    kind = Self.kind(head[place + 156])
    guard let size = Self.number(head[place + 124..<place + 136]), size <= bytes.count else {
      throw ArchiveError(.cut, entry: name, at: place)
    }
    self.size = size
  }

  private static func kind(_ flag: UInt8) -> Kind {
    switch flag {
    case 0, UInt8(ascii: "0"), UInt8(ascii: "7"): .file
    case UInt8(ascii: "1"), UInt8(ascii: "2"): .link
    case UInt8(ascii: "L"): .longName
    case UInt8(ascii: "x"): .attributes
    default: .other
    }
  }

  /// The sum of all bytes of a header, with those of the checksum itself counted as blanks.
  private static func sum(_ head: ArraySlice<UInt8>) -> Int {
    let own = head.startIndex + 148..<head.startIndex + 156
    return head.reduce(0) { $0 + Int($1) } - head[own].reduce(0) { $0 + Int($1) } + 8 * 32
  }

  /// Parses an octal number.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == 32 }.prefix { $0 != 0 && $0 != 32 }
    return digits.isEmpty
      ? 0 : Int(String(decoding: digits, as: UTF8.self), radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }

  /// The text up to the first NUL.
  static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The path among the records of a pax header, each of which is: length, blank, key, =, value.
  static func path(in attributes: ArraySlice<UInt8>) -> String? {
    let lines = attributes.split(separator: 10)
    let key = Array(" path=".utf8)
    return lines.compactMap { line in
      line.firstRange(of: key).map { String(decoding: line[$0.upperBound...], as: UTF8.self) }
    }.last
  }
}
