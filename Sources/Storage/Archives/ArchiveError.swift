import Limits

/// Why an archive could not be read, and where.
public struct ArchiveError: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    /// It is truncated.
    case cut
    /// It is no archive of this kind, or it contradicts itself.
    case damaged(String)
    /// It uses a feature that is not supported.
    case unknown(String)
    /// The bytes could not be read; the sentence says why.
    case unreadable(String)
    /// The name leads out of the archive.
    case unsafeName
    /// The entry is a link, not a file.
    case link
    case tooMany(limit: Int)
    case tooLarge(limit: Int)
    /// An entry claims to grow to more than so many times its size.
    case tooDense(limit: Int)
    /// The caller cancelled.
    case brokenOff
  }

  public var problem: Problem
  /// The entry it concerns; nil for the archive as a whole.
  public var entry: String?
  /// The offset in the archive in bytes; nil if no place is to blame.
  var offset: Int?

  public init(_ problem: Problem, entry: String? = nil, at offset: Int? = nil) {
    (self.problem, self.entry, self.offset) = (problem, entry, offset)
  }
}

extension ArchiveError: CustomStringConvertible {
  /// Where, what and what to do, in a sentence or two. Can hold an entry's name: clean it before printing.
  public var description: String {
    if case .unreadable(let sentence) = problem { return sentence }
    let place = [entry.map { "\"\($0)\"" }, offset.map { "byte \($0)" }].compactMap(\.self)
    return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + "\(what). \(hint)"
  }

  private var what: String {
    switch problem {
    case .cut: "the archive ends too early"
    case .damaged(let what): "the archive is damaged: \(what)"
    case .unknown(let what): "the archive has \(what), which is not read here"
    case .unreadable(let sentence): sentence
    case .unsafeName: "the name leads out of the archive"
    case .link: "this is a link, and only files are taken"
    case .tooMany(let limit): "the archive has more than \(limit) entries"
    case .tooLarge(let limit): "this holds more than \(limit >> 20) MB"
    case .tooDense(let limit): "this grows to more than \(limit) times its size"
    case .brokenOff: "broken off"
    }
  }

  private var hint: String {
    switch problem {
    case .cut, .damaged, .unreadable: "Get the file anew."
    case .unknown: "Pack it anew as a plain zip or tar."
    case .unsafeName, .link, .tooMany, .tooLarge, .tooDense:
      "Nothing was taken from it: don't trust this file."
    case .brokenOff: "Nothing was taken from it."
    }
  }
}

/// Limits on what is read from an archive, against decompression bombs.
public struct ArchiveLimits: Sendable {
  var entries: Int
  /// The most bytes of all entries together.
  var bytes: Int
  /// How many times its packed size an entry may grow.
  var ratio: Int
  /// Whether links are skipped; otherwise an archive with a link is refused.
  var passesLinks: Bool

  /// The defaults suit an archive from a stranger.
  public init(
    entries: Int = Limit.archiveEntries.most, bytes: Int = Limit.archive.most,
    ratio: Int = Limit.archiveRatio.most,
    passesLinks: Bool = false
  ) {
    (self.entries, self.bytes, self.ratio, self.passesLinks) = (entries, bytes, ratio, passesLinks)
  }

  /// Up to this size the ratio doesn't matter: a few zeros compress better than any text and do no harm.
  private static let harmless = 64 << 10

  /// Refuses an entry that would exceed the bytes that are left.
  func check(_ name: String, size: Int, packed: Int, taken: Int) throws(ArchiveError) {
    guard size >= 0, packed >= 0 else { throw ArchiveError(.damaged("a size below zero"), entry: name) }
    if size > bytes - taken || packed > bytes { throw ArchiveError(.tooLarge(limit: bytes), entry: name) }
    if size > Self.harmless && size / ratio > packed {
      throw ArchiveError(.tooDense(limit: ratio), entry: name)
    }
  }

  /// The name without the ./ that tar puts before it. A name that leads out of the archive is refused.
  static func checked(_ name: String, at offset: Int) throws(ArchiveError) -> String {
    let slash = UInt8(ascii: "/")
    let kept = name.utf8.starts(with: "./".utf8) ? Substring(name.utf8.dropFirst(2)) : name[...]
    let isSafe =
      !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\\") } && !name.isEmpty && name.utf8.first != slash
      && kept.utf8.first != slash
      && !kept.utf8.split(separator: slash).contains { $0.elementsEqual("..".utf8) }
    guard isSafe else { throw ArchiveError(.unsafeName, entry: name, at: offset) }
    return String(kept)
  }
}
