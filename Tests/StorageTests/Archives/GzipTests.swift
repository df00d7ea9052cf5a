import Storage
import Testing

@Suite("Gzip files")
struct GzipTests {
  @Test("decompression restores the content, also of several members, and ignores zeros after them")
  func content() throws {
    let (one, two) = (MadeArchive.gzip(Array("one ".utf8)), MadeArchive.gzip(Array("two".utf8)))
    #expect(text(try Gzip.expand(one, limit: 9)) == "one ")
    #expect(text(try Gzip.expand(one + two + [0, 0, 0], limit: 9)) == "one two")
    #expect(try Gzip.expand(MadeArchive.gzip([]), limit: 0) == [])
  }

  @Test("a bomb stops at the limit")
  func bomb() {
    let bomb = MadeArchive.gzip([UInt8](repeating: 0, count: 4 << 20))
    for bytes in [bomb, bomb + bomb] {
      #expect {
        try Gzip.expand(bytes, limit: (4 << 20) - 1)
      } throws: { ($0 as? ArchiveError)?.problem == .tooLarge(limit: (4 << 20) - 1) }
    }
    #expect(throws: ArchiveError.self) { try Gzip.expand(bomb + bomb, limit: (8 << 20) - 1) }
    #expect(throws: Never.self) { try Gzip.expand(bomb + bomb, limit: 8 << 20) }
  }

  @Test("it can be cancelled between any two members")
  func brokenOff() throws {
    let one = MadeArchive.gzip(Array("one ".utf8))
    var asked = 0
    #expect {
      try Gzip.expand(one + one + one, limit: 99) {
        asked += 1
        return asked < 3
      }
    } throws: { ($0 as? ArchiveError)?.problem == .brokenOff }
    #expect(asked == 3)
  }

  @Test("the beginning alone needs only the beginning, also of a truncated file")
  func beginning() throws {
    let noise = MadeArchive.noise(300_000)
    let packed = MadeArchive.gzip(noise)
    let beginning = try Gzip.beginning(Array(packed.prefix(packed.count / 2)), count: 1000)
    #expect(beginning.prefix(1000) == noise.prefix(1000))
    #expect(beginning.count < noise.count)
  }

  @Test("damage is reported with its place", arguments: [3, 20, 60])
  func cut(length: Int) {
    let packed = MadeArchive.gzip(MadeArchive.noise(200))
    #expect {
      try Gzip.expand(Array(packed.prefix(length)), limit: 1000)
    } throws: { ($0 as? ArchiveError)?.problem == .cut }
  }
}
