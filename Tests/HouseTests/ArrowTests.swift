import Foundation
import Testing

/// The arrows between the rooms, as far as the build flag doesn't see them.
@Suite("The arrows of the house")
struct ArrowTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What each room may import: rooms of the floors below it, and what it needs of the system. The rooms that aren't here
  /// stand above all others or are tests.
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

  @Test("every room imports what stands below it and nothing else", arguments: allowed.keys.sorted())
  func arrows(room: String) throws {
    let imports = try Self.imports(in: room)
    let strange = imports.filter { !Self.allowed[room, default: []].contains($0.module) }
    #expect(strange.isEmpty)
  }

  @Test(
    "no game imports another",
    arguments: ["Bubbles", "Challenge", "Drawing", "Letters", "Memory", "Practice", "Rain"])
  func games(game: String) throws {
    let own = try Self.imports(in: "Games/\(game)").map(\.module)
    #expect(Set(own).isSubset(of: Self.allowed["Games", default: []]))
    let shared = try Self.imports(in: "Games/WordGame") + Self.imports(in: "Games/WordChoice")
    #expect(shared.allSatisfy { $0.module != game })
  }

  private struct Import: CustomStringConvertible {
    let file: String
    let module: String
    var description: String { "\(file) imports \(module)" }
  }

  private static func imports(in room: String) throws -> [Import] {
    let folder = root.appendingPathComponent(room)
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
