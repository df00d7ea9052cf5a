import Foundation
import Testing

/// The dependencies between modules that the build flag doesn't check.
@Suite("Module dependencies")
struct ArrowTests {
  /// The modules that each folder may import: those of the layers below it, and what it needs of the system.
  /// Folders not listed here are on top of all others, or are tests.
  private static let allowed: [String: Set<String>] = [
    "Sources/Deterministic": [],
    "Sources/System": ["CPrograms", "Glibc", "Synchronization"],
    "Sources/Formats": [],
    "Sources/Engine": ["Deterministic"],
    "Sources/Ink": ["Deterministic"],
    "Sources/Interface": ["Deterministic", "Engine"],
    "Sources/Terminal": ["CNCurses", "CTerminal", "Engine", "Glibc", "Synchronization", "System"],
    "Sources/Learning": ["Deterministic", "Formats", "Glibc"],
    "Sources/DeckFormats": ["Formats", "Learning"],
    "Sources/Archives": ["CZlib", "CZstd"],
    "Sources/Anki": ["Archives", "CSQLite", "DeckFormats", "Formats", "Learning"],
    "Sources/DictionarySources": ["Archives", "Dictionaries", "Formats", "Glibc", "Learning", "System"],
    "Sources/Dictionaries": ["CSQLite", "Formats", "Learning", "System"],
    "Sources/Saving": [
      "Archives", "CZlib", "DeckFormats", "Deterministic", "Formats", "Learning", "Synchronization", "System",
    ],
    "Sources/Sound": ["Engine", "Glibc", "Interface", "Synchronization", "System"],
    "Sources/Voice": ["Glibc", "Sound", "Synchronization", "System"],
    "Sources/LargeLetters": ["Engine"],
    "Sources/Handwriting": ["CZinnia", "Ink", "System"],
    "Sources/Glyphs": ["CFreeType", "Engine", "LargeLetters"],
    "Sources/Playtest": ["CPlaytest", "Engine", "Foundation"],
    "Sources/Course": [
      "Engine", "Formats", "Ink", "Interface", "LargeLetters", "Learning", "WordChoice", "WordGame",
    ],
    "Sources/Replays": ["CZlib", "DeckFormats", "Engine", "Formats", "Learning", "WordGame"],
    "Sources/Assets": ["System"],
    "Games": ["Engine", "Ink", "Interface", "LargeLetters", "Learning", "WordChoice", "WordGame"],
  ]

  @Test("every module imports only layers below it", arguments: allowed.keys.sorted())
  func arrows(room: String) throws {
    let imports = try Self.imports(in: room)
    let strange = imports.filter { !Self.allowed[room, default: []].contains($0.module) }
    #expect(strange.isEmpty)
  }

  @Test("no game imports another")
  func games() throws {
    let games = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/Games")
      .filter { !["WordChoice", "WordGame"].contains($0) }
    try #require(games.contains("Memory"))
    for game in games {
      let own = try Self.imports(in: "Games/\(game)")
      #expect(own.filter { !Self.allowed["Games", default: []].contains($0.module) }.isEmpty)
    }
    let shared = try Self.imports(in: "Games/WordGame") + Self.imports(in: "Games/WordChoice")
    #expect(shared.filter { games.contains($0.module) }.isEmpty)
  }

  private struct Import: CustomStringConvertible {
    let file: String
    let module: String
    var description: String { "\(file) imports \(module)" }
  }

  private static func imports(in room: String) throws -> [Import] {
    let folder = Repository.root.appendingPathComponent(room)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    try #require(!files.isEmpty)
    return try files.flatMap { file -> [Import] in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n").compactMap { line -> Import? in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else {
          return nil
        }
        return Import(file: "\(room)/\(file)", module: String(words[index + 1]))
      }
    }
  }
}

/// Rules about screens that the compiler can't check.
@Suite("What screens may use")
struct TellingTests {
  @Test(
    "no screen reads the clock or the disk, or holds the save file",
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
    "word games and their screens only report an ArcadeReport",
    arguments: ["Games", "Sources/Course", "Sources/Babble"])
  func reports(room: String) throws {
    let pattern = /step\.report\(\s*([^\s(]*)/
    for (name, text) in try Sources.files(in: room) {
      for match in text.matches(of: pattern) {
        // The round passes on its game's reports; the preview of Anki packages has a host of its own.
        let isTyped = match.1.hasPrefix(".") || ["ReplayableRound.swift", "AnkiScene.swift"].contains(name)
        #expect(isTyped, "\(name) reports \(match.1)")
      }
    }
  }

  @Test("no game knows about results, menus or other decks")
  func games() throws {
    for (name, text) in try Sources.files(in: "Games") {
      for word in ["Finale", "NoticeScene", "NextStep", "DeckChoice"] {
        #expect(!text.contains(word), "\(name) has \(word)")
      }
    }
  }
}

private enum Sources {
  static func files(in room: String) throws -> [(name: String, text: String)] {
    let folder = Repository.root.appendingPathComponent(room)
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
