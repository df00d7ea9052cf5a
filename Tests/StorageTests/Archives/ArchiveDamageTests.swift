import Deterministic
import Foundation
import Storage
import Testing

/// Archives that are truncated or have wrong bits anywhere are refused or read, and never beyond the limits.
@Suite("Damaged archives")
struct ArchiveDamageTests {
  fileprivate static let files = [
    MadeArchive.File("one/two.txt", String(repeating: "words and words ", count: 6)),
    MadeArchive.File("plain", "not packed", isDeflated: false), MadeArchive.File("last", ""),
  ]

  private static let limits = ArchiveLimits(entries: 8, bytes: 4096)

  private func readZip(_ bytes: [UInt8]) {
    guard let archive = try? ZipArchive(ArchiveBytes(bytes), limits: Self.limits) else { return }
    #expect(archive.entries.count <= 8)
    for entry in archive.entries {
      #expect(((try? archive.content(of: entry))?.count ?? 0) <= 4096)
      _ = try? archive.beginning(of: entry, count: 4)
    }
  }

  private func readTar(_ bytes: [UInt8]) {
    guard let archive = try? TarArchive(bytes, limits: Self.limits) else { return }
    #expect(archive.entries.reduce(0) { $0 + archive.content(of: $1).count } <= 8 * bytes.count)
  }

  private func readGzip(_ bytes: [UInt8]) {
    #expect(((try? Gzip.expand(bytes, limit: 4096))?.count ?? 0) <= 4096)
    _ = try? Gzip.beginning(bytes, count: 4)
  }

  /// The reader for an archive.
  enum Kind: CaseIterable {
    case zip, tar, gzip

    var archive: [UInt8] {
      switch self {
      case .zip: MadeArchive.zip(ArchiveDamageTests.files, remark: "end")
      case .tar: MadeArchive.tar(ArchiveDamageTests.files)
      case .gzip: MadeArchive.gzip(MadeArchive.tar(ArchiveDamageTests.files))
      }
    }
  }

  private func read(_ bytes: [UInt8], as kind: Kind) {
    switch kind {
    case .zip: readZip(bytes)
    case .tar: readTar(bytes)
    case .gzip: readGzip(bytes)
    }
  }

  private func chance(_ kind: Kind) -> Chance {
    let given = ProcessInfo.processInfo.environment["BABBLE_SEED"].flatMap { UInt64($0) }
    let seed = given ?? .random(in: 0 ... .max)
    print("BABBLE_SEED=\(seed) damages the \(kind) in the same way.")
    return Chance(seed: seed)
  }

  @Test("truncated at every byte", arguments: Kind.allCases)
  func cut(kind: Kind) {
    let archive = kind.archive
    for length in 0..<archive.count { read(Array(archive.prefix(length)), as: kind) }
  }

  @Test("with a bit flipped at every byte", arguments: Kind.allCases)
  func turned(kind: Kind) {
    let archive = kind.archive
    var chance = chance(kind)
    for place in archive.indices {
      var bytes = archive
      bytes[place] ^= 1 << chance.below(8)
      read(bytes, as: kind)
    }
  }

  @Test("with many random bytes changed", arguments: Kind.allCases)
  func changed(kind: Kind) {
    let archive = kind.archive
    var chance = chance(kind)
    for _ in 0..<500 {
      var bytes = archive
      for _ in 0..<chance.number(in: 1...20) {
        bytes[chance.below(bytes.count)] = [0, 0xFF, UInt8(chance.below(256))][chance.below(3)]
      }
      read(bytes, as: kind)
    }
  }
}
