import CLibraries

/// Files compressed with gzip (RFC 1952). dictzip's are the same with a table in the header.
public enum Gzip {
  static func isGzip(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B, 8]) }

  /// Decompresses a file, all members of it if there are several.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that may come out.
  ///   - isWanted: asked before each member; false cancels.
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
      // Some programs pad the last block with zeros.
    } while bytes[place...].contains { $0 != 0 }
    return expanded
  }

  /// The first bytes of the content, at least so many if there are; what comes after them is not looked at.
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
