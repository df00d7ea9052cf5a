import Testing

@testable import Saving

@Suite("Sounds beside decks")
struct DeckMediaTests {
  private let home = Home("/home")

  @Test("a name from outside becomes one that every file system takes, and stays in its folder")
  func names() {
    #expect(DeckMedia.name(from: "inu.mp3", number: 0) == "inu.mp3")
    #expect(DeckMedia.name(from: "inu.mp3", number: 2) == "inu-2.mp3")
    #expect(DeckMedia.name(from: "犬 1.mp3", number: 0) == "犬 1.mp3")
    for name in [
      "../../etc/passwd", "/etc/passwd", "..", ".", "", "a/../b.wav", "a\0b",
      String(repeating: "ö", count: 500),
    ] {
      let kept = DeckMedia.name(from: name, number: 0)
      #expect(
        DeckMedia.path(of: kept, in: "d", home)?.hasPrefix("/home/decks/d.media/") == true, "\(name): \(kept)"
      )
      #expect(!kept.contains("/") && kept.utf8.count <= 120, "\(kept)")
    }
  }

  @Test("what a deck names that is a path leads nowhere", arguments: ["../x", "/x", "", ".x", "a/b"])
  func paths(name: String) {
    #expect(DeckMedia.path(of: name, in: "d", home) == nil)
  }
}
