import Formats
import Learning
import System
import Testing

@testable import Storage

@Suite("Archives of homes from strangers")
struct HostileArchiveTests {
  private static let head = ("babble.json", Array(#"{"schema": 1}"#.utf8))

  private static func line(_ number: Int64) -> [UInt8] {
    let event = Event(
      number: number, moment: SampleSaves.moment, day: SampleSaves.today,
      .answer(SampleSaves.answer("agua"), game: "memory", grade: .good))
    return EventLine(event, home: "00000000000000ff").bytes
  }

  private static func zip(_ entries: [(String, [UInt8])]) throws -> [UInt8] {
    try ZipWriter.archive(entries.map { (name: $0.0, content: $0.1) })
  }

  /// Replaces a text by another of the same length.
  private static func replacing(_ text: String, with other: String, in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for place in bytes.indices where bytes[place...].starts(with: text.utf8) {
      bytes.replaceSubrange(place..<place + text.utf8.count, with: other.utf8)
    }
    return bytes
  }

  /// Archives, with the message for each.
  private static func hostile() throws -> [(String, [UInt8], says: String)] {
    let journal = line(1) + line(2)
    var flipped = journal
    flipped[40] ^= 1
    let good = try zip([head, ("journal.jsonl", journal), ("replays/a.babble", [1])])
    return [
      ("empty", [], "no zip file"), ("no zip", Array("hello".utf8), "no zip file"),
      ("cut", Array(good.dropLast(30)), "no zip file"),
      ("cut in the middle", Array(good.dropFirst(40)), "Get the file anew"),
      ("no head", try zip([("journal.jsonl", journal)]), "no archive of a home"),
      ("strange head", try zip([("babble.json", [0xFF])]), "no archive of a home"),
      ("huge number", try zip([("babble.json", Array(#"{"schema": 1e400}"#.utf8))]), "no archive of a home"),
      ("newer", try zip([("babble.json", Array(#"{"schema": 2}"#.utf8))]), "has schema 2"),
      ("newer save", try zip([head, ("save.json", Array(#"{"schema": 4}"#.utf8))]), "has schema 4"),
      ("newer bank", try zip([head, ("bank.json", Array(#"{"schema": 2}"#.utf8))]), "has schema 2"),
      (
        "deep", try zip([head, ("kits.json", Array(repeating: UInt8(ascii: "["), count: 100_000))]),
        "kits.json"
      ),
      ("flipped", try zip([head, ("journal.jsonl", flipped)]), #""journal.jsonl": line 1 is damaged"#),
      ("up", replacing("replays/a", with: "../../../", in: good), "leads out"),
      ("absolute", replacing("replays/a", with: "/etc/repl", in: good), "leads out"),
      (
        "twice",
        replacing(
          "replays/a.babble", with: "replays/b.babble",
          in: try zip([
            head, ("replays/a.babble", [1]), ("replays/b.babble", [2]),
          ])), "there twice"
      ),
      (
        "many", try zip([head] + (0..<10_000).map { ("replays/\($0).babble", []) }), "more than 10000 entries"
      ),
      ("much", try much(), "larger than 1024 MB"),
      ("link", link(in: good), "link"), ("dense", dense(in: good), "times its size"),
    ]
  }

  /// The offset of the last entry in the directory.
  private static func lastRecord(in zip: [UInt8]) -> Int {
    zip.indices.last { zip[$0...].starts(with: [0x50, 0x4B, 1, 2]) } ?? 0
  }

  /// Eighteen decks of 63 MB each, or so the directory says.
  private static func much() throws -> [UInt8] {
    var zip = try zip([head] + (0..<18).map { ("decks/\($0).json", [1]) })
    for place in zip.indices
    where zip[place...].starts(with: [0x50, 0x4B, 1, 2]) && zip[place + 46] != head.0.utf8.first {
      for size in [20, 24] { zip.replaceSubrange(place + size..<place + size + 4, with: [0, 0, 0xF0, 3]) }
    }
    return zip
  }

  private static func link(in zip: [UInt8]) -> [UInt8] {
    var zip = zip
    zip[lastRecord(in: zip) + 41] = 0xA1
    return zip
  }

  private static func dense(in zip: [UInt8]) -> [UInt8] {
    var zip = zip
    let record = lastRecord(in: zip)
    zip[record + 10] = 8
    zip[record + 26] = 0x7F
    return zip
  }

  @Test("a hostile, truncated or newer archive gives a message of one line, and nothing is written")
  func refused() throws {
    for (name, bytes, sentence) in try Self.hostile() {
      let home = TestHome("home", chance: 1)
      try home.play(1, seed: 1)
      home.disk.place("/archive.zip", bytes)
      let before = (home.disk.paths, home.journals)
      do {
        try home.merge(bytes)
        Issue.record("\(name) was taken")
      } catch let refusal as ImportRefusal {
        #expect(refusal.description.contains(sentence), "\(name): \(refusal)")
        #expect(!refusal.description.contains("\n"), "\(name)")
      }
      #expect((home.disk.paths, home.journals) == before, "\(name)")
    }
  }

  @Test(
    "a name that Swift reads in another way than the system is no file of a home",
    arguments: ["voice/.\u{301}x", "voice/a/\u{301}b", "/\u{301}voice/a", "replays/..\u{301}/a"])
  func names(name: String) {
    #expect(ArchivePart(name) == nil)
  }

  @Test("with any byte of an archive flipped nothing is imported that isn't in it", arguments: 0..<4)
  func flips(bit: Int) throws {
    let good = try Self.zip([Self.head, ("journal.jsonl", Self.line(1)), ("voice/a.wav", [1, 2, 3])])
    let clean = TestHome("home", chance: 1)
    try clean.merge(good)
    for place in good.indices where place % 4 == bit {
      var bytes = good
      bytes[place] ^= 1 << (place % 8)
      let home = TestHome("home", chance: 1)
      do {
        try home.merge(bytes)
        let strange = home.disk.paths.filter { path in
          let content = home.disk.content(path)
          return path.hasPrefix("/home/journal-") || path.hasPrefix("/home/voice")
            ? content != clean.disk.content(path) : false
        }
        #expect(strange.isEmpty, "byte \(place): \(strange)")
      } catch is ImportRefusal {
        #expect(home.journals.isEmpty, "byte \(place)")
      }
    }
  }

  @Test("events of a type that only a newer version knows are imported, once")
  func unknownEvents() throws {
    let newer = Checksum.sealLine([
      "home": .string("00000000000000ff"), "n": .integer(3), "type": .string("later"), "v": .integer(1),
    ])
    let archive = try Self.zip([Self.head, ("journal.jsonl", Self.line(1) + newer)])
    let (home, third) = (TestHome("home", chance: 1), TestHome("third", chance: 2))
    try home.merge(archive)
    #expect(try home.plan(archive).isEmpty)
    try third.merge(home.archive())
    let text = third.journals.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.components(separatedBy: #""type":"later""#).count == 2)
  }
}
