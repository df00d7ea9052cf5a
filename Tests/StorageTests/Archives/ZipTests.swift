import Deterministic
import Storage
import Testing

@Suite("Zip files")
struct ZipTests {
  private func open(_ files: [MadeArchive.File], limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError)
    -> ZipArchive
  {
    try ZipArchive(ArchiveBytes(MadeArchive.zip(files)), limits: limits)
  }

  private func refusal(_ files: [MadeArchive.File], limits: ArchiveLimits = ArchiveLimits()) -> ArchiveError?
  {
    do throws(ArchiveError) { _ = try open(files, limits: limits) } catch { return error }
    return nil
  }

  @Test("files are read as they were written, compressed or not, and folders are left out")
  func content() throws {
    let long = String(repeating: "a line that is packed well\n", count: 9)
    let archive = try open([
      .init("a/", "", mode: 0o040755), .init("a/packed", long), .init("b", "plain", isDeflated: false),
      .init("empty", ""),
    ])
    #expect(archive.entries.map(\.name) == ["a/packed", "b", "empty"])
    #expect(try archive.entries.map { text(try archive.content(of: $0)) } == [long, "plain", ""])
    #expect(try archive.beginning(of: archive.entries[1], count: 2) == Array("pl".utf8))
  }

  @Test("a comment after the directory is ignored")
  func remark() throws {
    let archive = try ZipArchive(ArchiveBytes(MadeArchive.zip([.init("a", "b")], remark: "made by hand")))
    #expect(archive.entries.map(\.name) == ["a"])
  }

  @Test("only the beginning of a large entry is unpacked if no more is needed")
  func beginning() throws {
    let noise = MadeArchive.noise(200_000)
    let archive = try open([.init("noise", noise)])
    let beginning = try archive.beginning(of: archive.entries[0], count: 100)
    #expect(beginning.prefix(100) == noise.prefix(100))
    #expect(beginning.count < noise.count)
  }

  @Test("only what is needed is read from a file")
  func inPlace() throws {
    let bytes = MadeArchive.zip(
      (0..<40).map { .init("file\($0)", [UInt8](repeating: UInt8($0), count: 9000), isDeflated: false) })
    nonisolated(unsafe) var read = 0
    let source = ArchiveBytes(count: bytes.count) { range in
      read += range.count
      return Array(bytes[range])
    }
    let archive = try ZipArchive(source)
    #expect(text(try archive.content(of: archive.entries[7])).utf8.first == 7)
    #expect(read < 80_000)
  }

  @Test(
    "a name that leads out of the archive is refused, and the error names it",
    arguments: ["../x", "a/../../x", "/etc/passwd", "..", "a\\b", "a\u{0}b", "", ".//x"])
  func unsafe(name: String) {
    let found = refusal([.init("good", "1"), .init(name, "2")])
    #expect(found?.problem == .unsafeName && found?.entry == name)
  }

  @Test("a link is refused with its name, or skipped on request")
  func links() throws {
    let files = [MadeArchive.File("a", "1"), MadeArchive.File("link", "/etc/passwd", mode: 0o120777)]
    #expect(refusal(files)?.problem == .link && refusal(files)?.entry == "link")
    #expect(try open(files, limits: ArchiveLimits(passesLinks: true)).entries.map(\.name) == ["a"])
  }

  @Test("more entries than the limit are refused, exactly the limit is not")
  func many() throws {
    let files = (0..<10_001).map { MadeArchive.File("\($0)", "", isDeflated: false) }
    #expect(refusal(files)?.problem == .tooMany(limit: 10_000))
    #expect(try open(Array(files.dropLast())).entries.count == 10_000)
  }

  @Test("an entry that grows to more than a hundred times its size is refused with its name")
  func dense() {
    let bomb = MadeArchive.File("bomb", [UInt8](repeating: 0, count: 1 << 20))
    #expect(refusal([.init("a", "b"), bomb])?.entry == "bomb")
    #expect(refusal([bomb])?.problem == .tooDense(limit: 100))
    #expect(refusal([bomb], limits: ArchiveLimits(ratio: 2000)) == nil)
  }

  @Test("more bytes than the limit are refused, also where many entries share them")
  func large() {
    let files = (0..<3).map { MadeArchive.File("\($0)", "1234", isDeflated: false) }
    #expect(refusal(files, limits: ArchiveLimits(bytes: 11))?.entry == "2")
    #expect(refusal(files, limits: ArchiveLimits(bytes: 12)) == nil)
  }

  @Test("an entry with a packed size above the limit is refused before it is read")
  func packed() throws {
    var bytes = MadeArchive.zip([.init("a", "1234")])
    let list = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2]))
    bytes.replaceSubrange(list.lowerBound + 20..<list.lowerBound + 24, with: [0, 0, 0, 0xE9])
    #expect {
      try ZipArchive(ArchiveBytes(bytes))
    } throws: { ($0 as? ArchiveError)?.problem == .tooLarge(limit: 256 << 20) }
  }

  @Test("an entry that grows beyond its stated size stops there")
  func liar() throws {
    var bytes = MadeArchive.zip([.init("a", [UInt8](repeating: 7, count: 3_000_000))])
    let list = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2]))
    bytes.replaceSubrange(list.lowerBound + 24..<list.lowerBound + 28, with: [9, 0, 0, 0])
    let archive = try ZipArchive(ArchiveBytes(bytes))
    #expect(throws: ArchiveError.self) { try archive.content(of: archive.entries[0]) }
  }

  @Test("any other file gives a sentence")
  func none() {
    for bytes in [[], Array("no archive".utf8), [UInt8](repeating: 0, count: 100_000)] {
      #expect {
        try ZipArchive(ArchiveBytes(bytes))
      } throws: { error in
        "\(error)".contains("the archive is damaged: it has no list of its entries")
      }
    }
  }
}

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

  @Test("a name that leads out of the archive is not written", arguments: ["../x", "/x", "", "a\\b"])
  func unsafe(name: String) {
    #expect(throws: ArchiveError(.unsafeName, entry: name, at: 0)) {
      try ZipWriter.archive([(name, [])])
    }
  }
}
