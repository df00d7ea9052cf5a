import Foundation
import Testing

/// Who tells whom, as far as the compiler doesn't see it.
@Suite("What screens may know")
struct TellingTests {
  @Test(
    "no screen reads a clock or a disk, or holds the save",
    arguments: ["Games", "Sources/Course", "Sources/Interface", "Sources/Babble/Screens"])
  func noClock(room: String) throws {
    let forbidden = [
      "now()", "SaveFile", "SaveStore", "DeckList", "LazyDeck", "Environment.", "import System",
    ]
    for (name, text) in try Sources.files(in: room) {
      for word in forbidden { #expect(!text.contains(word), "\(name) has \(word)") }
    }
  }

  @Test(
    "scenes of words report nothing but an ArcadeReport",
    arguments: ["Games", "Sources/Course", "Sources/Babble"])
  func reports(room: String) throws {
    let pattern = /step\.report\(\s*([^\s(]*)/
    for (name, text) in try Sources.files(in: room) {
      for match in text.matches(of: pattern) {
        // The round hands on what its game has reported; who looks at a package of Anki's has a host of their own.
        let isTyped = match.1.hasPrefix(".") || ["ReplayableRound.swift", "AnkiScene.swift"].contains(name)
        #expect(isTyped, "\(name) reports \(match.1)")
      }
    }
  }

  @Test(
    "no game knows of results, menus and other decks",
    arguments: [
      "Bubbles", "Challenge", "Drawing", "Letters", "Memory", "Practice", "Rain", "WordChoice", "WordGame",
    ])
  func games(game: String) throws {
    for (name, text) in try Sources.files(in: "Games/" + game) {
      for word in ["Finale", "NoticeScene", "NextStep", "DeckChoice"] {
        #expect(!text.contains(word), "\(name) has \(word)")
      }
    }
  }
}

/// The source of a room.
private enum Sources {
  static func files(in room: String) throws -> [(name: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent(room)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    try #require(!names.isEmpty)
    return try names.map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return (String(name.split(separator: "/").last ?? ""), text)
    }
  }
}
