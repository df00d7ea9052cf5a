/// Limits on what is read from an archive, against decompression bombs.
public struct ArchiveLimits: Sendable {
  public var entries: Int
  /// The most bytes of all entries together.
  public var bytes: Int
  /// How many times its packed size an entry may grow.
  public var ratio: Int
  /// Whether links are skipped; otherwise an archive with a link is refused.
  public var passesLinks: Bool

  /// The defaults suit an archive from a stranger.
  public init(entries: Int = 10_000, bytes: Int = 256 << 20, ratio: Int = 100, passesLinks: Bool = false) {
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
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isSafe =
      !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\\") } && parts.first?.isEmpty == false
      && !parts.contains { $0.elementsEqual("..".utf8) }
    guard isSafe else { throw ArchiveError(.unsafeName, entry: name, at: offset) }
    return name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }
}
