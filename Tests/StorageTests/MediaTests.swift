import Learning
import System
import Testing

@testable import Storage

@Suite("Pictures that the player asked for")
struct KeptPictureTests {
  private static let moment = Moment(1_700_000_000)

  @Test("they are in a folder of their own, named by their time")
  func kept() throws {
    let disk = TestDisk()
    let path = try SampleSaves.store(disk).folder.save(picture: Array("<svg/>".utf8), at: Self.moment)
    #expect(path.hasSuffix("/pictures/babble-20231114T221320Z.svg"))
    #expect(try disk.read(path, limit: 100) == Array("<svg/>".utf8))
  }

  @Test("on a full disk there is an error, and nothing half written")
  func full() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    disk.fail(at: 1, with: .lasting(28))
    let error = #expect(throws: SaveError.self) {
      try store.folder.save(picture: Array("<svg/>".utf8), at: Self.moment)
    }
    #expect(try #require(error).description.contains("Free some space"))
  }

  @Test("in a read-only home there is an error")
  func readOnly() throws {
    let disk = TestDisk()
    disk.state.withLock { $0.readOnly = true }
    let store = try SampleSaves.store(disk)
    #expect(throws: SaveError.self) { try store.folder.save(picture: [], at: Self.moment) }
  }
}

@Suite("Sounds beside decks")
struct DeckMediaTests {
  private let home = Home("/home")

  @Test("a name from outside becomes one that every file system accepts, and stays in its folder")
  func names() {
    #expect(DeckMedia.name(from: "inu.mp3", number: 0) == "inu.mp3")
    #expect(DeckMedia.name(from: "inu.mp3", number: 2) == "inu-2.mp3")
    #expect(DeckMedia.name(from: "犬 1.mp3", number: 0) == "犬 1.mp3")
    for name in [
      "../../etc/passwd", "/etc/passwd", "..", ".", "", "a/../b.wav", "a\0b",
      String(repeating: "ö", count: 500), "x.a" + String(repeating: "\u{345}", count: 100), ".\u{345}a.mp3",
      "." + String(repeating: "a", count: 500),
    ] {
      let kept = DeckMedia.name(from: name, number: 0)
      #expect(
        DeckMedia.path(of: kept, in: "d", home)?.hasPrefix("/home/decks/d.media/") == true, "\(name): \(kept)"
      )
      #expect(!kept.contains("/") && kept.utf8.count <= 120, "\(kept)")
    }
  }

  @Test(
    "a sound whose name is a path has no file",
    arguments: ["../x", "/x", "", ".x", "a/b", "a/\u{301}b", ".\u{301}x", "a\0b"])
  func paths(name: String) {
    #expect(DeckMedia.path(of: name, in: "d", home) == nil)
  }
}
