import Storage
import Testing

@Suite("Tar files")
struct TarTests {
  private func refusal(_ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) -> ArchiveError? {
    do throws(ArchiveError) { _ = try TarArchive(bytes, limits: limits) } catch { return error }
    return nil
  }

  @Test("files are read as they were written, without the ./ before their names")
  func content() throws {
    let archive = try TarArchive(
      MadeArchive.tar([.init("./usr/a", "one"), .init("b", ""), .init("c", "three")]))
    #expect(archive.entries.map(\.name) == ["usr/a", "b", "c"])
    #expect(archive.entries.map { text(archive.content(of: $0)) } == ["one", "", "three"])
  }

  @Test("long names come from GNU's entries and from pax's")
  func longNames() throws {
    let name = String(repeating: "long/", count: 30) + "name"
    let line = " path=\(name)\n"
    let bytes =
      MadeArchive.entry("././@LongLink", "L", Array(name.utf8) + [0]) + MadeArchive.entry("cut", "0", [1])
      + MadeArchive.entry("PaxHeaders/x", "x", Array("\(line.utf8.count + 3)\(line)".utf8))
      + MadeArchive.tar([.init("x", "2")])
    #expect(try TarArchive(bytes).entries.map(\.name) == [name, name])
  }

  @Test("names that lead out, links and too many entries are refused with the entry's name")
  func refused() {
    #expect(refusal(MadeArchive.tar([.init("../x", "1")])) == ArchiveError(.unsafeName, entry: "../x", at: 0))
    #expect(refusal(MadeArchive.tar([.init("/x", "1")]))?.problem == .unsafeName)
    for kind in ["1", "2"] as [Character] {
      #expect(
        refusal(MadeArchive.tar([.init("l", "")], kind: kind)) == ArchiveError(.link, entry: "l", at: 0))
    }
    let many = MadeArchive.tar((0..<10_001).map { .init("\($0)", "") })
    #expect(refusal(many) == ArchiveError(.tooMany(limit: 10_000), entry: "10000"))
  }

  @Test("links are skipped on request, folders always")
  func passed() throws {
    let bytes =
      MadeArchive.entry("folder/", "5", []) + MadeArchive.entry("l", "2", [])
      + MadeArchive.tar([.init("a", "1")])
    #expect(try TarArchive(bytes, limits: ArchiveLimits(passesLinks: true)).entries.map(\.name) == ["a"])
  }

  @Test("a truncated archive is reported with the entry")
  func cut() {
    let bytes = MadeArchive.tar([.init("a", [UInt8](repeating: 1, count: 2000))])
    #expect(refusal(Array(bytes.prefix(1000))) == ArchiveError(.cut, entry: "a", at: 0))
    #expect(refusal(Array(bytes.prefix(2560))) == ArchiveError(.cut, at: 2560))
  }
}
