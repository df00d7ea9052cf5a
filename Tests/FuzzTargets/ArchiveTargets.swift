import Storage

/// Archives, with limits as small as the inputs.
extension FuzzTarget {
  private static let most = 1 << 20

  static let archives = [
    FuzzTarget("zip", zip), FuzzTarget("tar", longest: 8192, tar), FuzzTarget("gzip", gzip),
    FuzzTarget("zstd", zstd),
  ]

  private static func zip(_ bytes: [UInt8]) throws {
    let limits = ArchiveLimits(entries: 100, bytes: most)
    let archive = try ZipArchive(ArchiveBytes(bytes), limits: limits)
    try demand(archive.entries.reduce(0) { $0 + $1.size } <= most, "a zip file is within its limit")
    for entry in archive.entries {
      try check(entry.name)
      _ = try? archive.beginning(of: entry, count: 100)
      if let content = try? archive.content(of: entry) {
        try demand(content.count == entry.size, "an entry is as large as it says")
      }
    }
  }

  private static func check(_ name: String) throws(FuzzFault) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    try demand(!parts.contains("..") && !name.hasPrefix("/") && !name.contains("\0"), "no name leads out")
  }

  private static func tar(_ bytes: [UInt8]) throws {
    guard TarArchive.isTar(bytes) else { return }
    let archive = try TarArchive(bytes, limits: ArchiveLimits(entries: 100, passesLinks: true))
    for entry in archive.entries {
      try check(entry.name)
      try demand(archive.content(of: entry).count == entry.content.count, "an entry is as large as it says")
    }
  }

  private static func gzip(_ bytes: [UInt8]) throws {
    _ = try? Gzip.beginning(bytes, count: 100)
    let content = try Gzip.expand(bytes, limit: most)
    try demand(content.count <= most, "a gzip file is within its limit")
  }

  private static func zstd(_ bytes: [UInt8]) throws {
    let content = try Zstd.expand(bytes, limit: most)
    try demand(content.count <= most, "a zstd file is within its limit")
    let other = try again("zstd") { try Zstd.expand(Zstd.pack(content), limit: most) }
    try demand(other == content, "what is packed is the same after unpacking")
  }
}
