import Archives
import Deterministic
import Testing

@Suite("Writing zip files")
struct ZipWritingTests {
  private func read(_ bytes: [UInt8]) throws -> [(String, [UInt8])] {
    let archive = try ZipArchive(ArchiveBytes(bytes))
    return try archive.entries.map { ($0.name, try archive.content(of: $0)) }
  }

  @Test("any content is read as it was written", arguments: 0..<40 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let entries = (0..<chance.below(8)).map { index in
      let alphabet = 1 + chance.below(256)
      let count = chance.below(3) == 0 ? 0 : chance.below(30_000)
      return (name: "ა/\(index)", content: (0..<count).map { _ in UInt8(chance.below(alphabet)) })
    }
    let bytes = try ZipWriter.archive(entries)
    let found = try read(bytes)
    #expect(found.map(\.0) == entries.map(\.name), "seed \(seed)")
    #expect(found.map(\.1) == entries.map(\.content), "seed \(seed)")
    #expect(bytes == (try ZipWriter.archive(entries)), "seed \(seed)")
  }

  @Test("text gets smaller, noise and content marked as compressed doesn't grow")
  func sizes() throws {
    let text = Array(String(repeating: "a line that is packed well\n", count: 90).utf8)
    #expect(try ZipWriter.archive([("a", text)]).count < 400)
    #expect(try ZipWriter.archive([("a", MadeArchive.noise(5000))]).count < 5200)
    var writer = ZipWriter()
    #expect(try writer.add("a", text, isPacked: false).count == text.count + 31)
  }

  @Test("content that would shrink so far that it looks like a bomb is stored, and can be read")
  func zeros() throws {
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    #expect(try read(ZipWriter.archive([("zeros", zeros)])).first?.1 == zeros)
  }

  @Test("writing piece by piece gives the same as writing at once")
  func pieces() throws {
    var writer = ZipWriter()
    let bytes = try writer.add("a", [1, 2, 3]) + writer.add("b", []) + writer.end()
    #expect(try bytes == ZipWriter.archive([("a", [1, 2, 3]), ("b", [])]))
    #expect(try read(ZipWriter().end()).isEmpty)
  }

  @Test("row 31: a name that leads out of the archive is not written", arguments: ["../x", "/x", "", "a\\b"])
  func unsafe(name: String) {
    #expect(throws: ArchiveError(.unsafeName, entry: name, at: 0)) {
      try ZipWriter.archive([(name, [])])
    }
  }
}
