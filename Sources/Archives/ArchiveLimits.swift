/// What an archive may ask of whoever reads it.
public struct ArchiveLimits: Sendable {
  /// The most entries.
  public var entries: Int
  /// The most bytes that all entries hold together.
  public var bytes: Int
  /// How many times its size an entry may grow.
  public var ratio: Int
  /// Whether links are passed over; otherwise an archive with one is refused.
  public var passesLinks: Bool

  /// Limits; those that are not given suit an archive that a stranger has made.
  public init(entries: Int = 10_000, bytes: Int = 256 << 20, ratio: Int = 100, passesLinks: Bool = false) {
    (self.entries, self.bytes, self.ratio, self.passesLinks) = (entries, bytes, ratio, passesLinks)
  }

  /// A few zeros grow to more than any text, and do no harm.
  private static let harmless = 64 << 10

  /// Refuses an entry that would take more than is left of the bytes.
  func check(_ name: String, size: Int, packed: Int, taken: Int) throws(ArchiveError) {
    guard size >= 0, packed >= 0 else { throw ArchiveError(.damaged("a size below zero"), entry: name) }
    if size > bytes - taken || packed > bytes { throw ArchiveError(.tooLarge(limit: bytes), entry: name) }
    if size > Self.harmless && size / ratio > packed {
      throw ArchiveError(.tooDense(limit: ratio), entry: name)
    }
  }

  /// The name as it is used: without the ./ that tar puts before it. One that leads elsewhere is refused.
  static func checked(_ name: String, at offset: Int) throws(ArchiveError) -> String {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isSafe =
      !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\\") } && parts.first?.isEmpty == false
      && !parts.contains { $0.elementsEqual("..".utf8) }
    guard isSafe else { throw ArchiveError(.unsafeName, entry: name, at: offset) }
    return name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }
}
