/// Files as gzip (RFC 1952) packs them; those of dictzip, too, which are the same with a table in their head.
public enum Gzip {
  /// Whether bytes begin as a gzip file does.
  public static func isGzip(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B, 8]) }

  /// What was packed: of several files that stand one after the other, all.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that come out.
  ///   - isWanted: asked before each file; false breaks it off.
  public static func expand(
    _ bytes: [UInt8], limit: Int, while isWanted: () -> Bool = { true }
  ) throws(ArchiveError) -> [UInt8] {
    var expanded: [UInt8] = []
    var place = 0
    repeat {
      guard isWanted() else { throw ArchiveError(.brokenOff, at: place) }
      let part = try add(bytes, from: place, to: &expanded, limit: limit)
      place += part.taken
      guard part.isWhole, expanded.count <= limit else {
        throw ArchiveError(.tooLarge(limit: limit), at: place)
      }
      // Some programs fill the last block with zeros.
    } while bytes[place...].contains { $0 != 0 }
    return expanded
  }

  /// The first bytes of what was packed, at least so many where there are, whatever comes after them.
  public static func beginning(_ bytes: [UInt8], count: Int) throws(ArchiveError) -> [UInt8] {
    var beginning: [UInt8] = []
    _ = try add(bytes, from: 0, to: &beginning, limit: count)
    return beginning
  }

  private static func add(
    _ bytes: [UInt8], from place: Int, to expanded: inout [UInt8], limit: Int
  ) throws(ArchiveError) -> Inflating.Result {
    guard isGzip(bytes[place...]) else {
      throw ArchiveError(.damaged("no gzip file begins here"), at: place)
    }
    do throws(ArchiveError) {
      return try Inflating.inflate(bytes[place...], .gzip, into: &expanded, limit: limit)
    } catch {
      throw ArchiveError(error.problem, at: error.offset.map { $0 + place })
    }
  }
}
