import Foundation
import Testing

/// The arrows between the rooms, as far as the build flag doesn't see them.
@Suite("The arrows of the house")
struct ArrowTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "rooms that must start fast and stay deterministic import no Foundation",
    arguments: [
      "Sources/Engine", "Sources/Interface", "Sources/Terminal", "Sources/Sound", "Sources/Glyphs",
      "Sources/Background", "Games",
    ])
  func noFoundation(room: String) throws {
    let imports = try Self.imports(in: room)
    #expect(!imports.isEmpty || room == "Sources/Engine")
    #expect(imports.filter { $0.module.hasPrefix("Foundation") }.isEmpty)
  }

  @Test(
    "engine, interface, learning and games never reach for the system",
    arguments: ["Sources/Engine", "Sources/Interface", "Games"])
  func noSystem(room: String) throws {
    let system = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
    let imports = try Self.imports(in: room)
    #expect(imports.filter { system.contains($0.module) }.isEmpty)
  }

  @Test("Engine and Learning don't know each other, and Interface knows only Engine")
  func strangers() throws {
    let engine = try Self.imports(in: "Sources/Engine")
    #expect(engine.allSatisfy { $0.module != "Learning" })
    let learning = try Self.imports(in: "Sources/Learning")
    #expect(learning.allSatisfy { $0.module != "Engine" })
    let interface = try Self.imports(in: "Sources/Interface")
    #expect(interface.allSatisfy { $0.module == "Engine" })
  }

  @Test("sound and glyphs know no game, no word and no screen")
  func soundAndGlyphs() throws {
    let sound = try Self.imports(in: "Sources/Sound").map(\.module)
    #expect(Set(sound) == ["Glibc", "Interface"])
    let glyphs = try Self.imports(in: "Sources/Glyphs").map(\.module)
    #expect(Set(glyphs) == ["CFreeType", "Engine"])
  }

  @Test("games import engine, interface, learning and what they share")
  func games() throws {
    let allowed = ["Engine", "Interface", "Learning", "WordGame"]
    let imports = try Self.imports(in: "Games")
    #expect(imports.filter { !allowed.contains($0.module) }.isEmpty)
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
