import Deterministic
import Learning
import System
import Testing

@testable import App

/// Debian's models, which `make test` installs.
@Suite("Installed models")
struct InstalledModelTests {
  private static func model(_ language: HandwritingLanguage) throws -> HandwritingModel {
    try HandwritingModel(of: language, environment: [:], on: PosixFileSystem())
  }

  /// Characters with straight strokes whose order is the same in both languages, on a board of 100.
  static let drawn: [(character: Character, strokes: [[(x: Int, y: Int)]])] = [
    ("十", [[(12, 45), (88, 45)], [(50, 10), (50, 92)]]),
    ("木", [[(12, 32), (88, 32)], [(50, 8), (50, 94)], [(48, 34), (10, 78)], [(52, 34), (90, 78)]]),
    ("川", [[(25, 14), (25, 60), (12, 90)], [(50, 18), (50, 80)], [(78, 12), (78, 94)]]),
    (
      "日",
      [[(25, 12), (25, 90)], [(25, 14), (75, 14), (75, 90)], [(26, 48), (74, 48)], [(26, 86), (74, 86)]]
    ),
    ("三", [[(20, 20), (80, 18)], [(26, 50), (74, 48)], [(10, 86), (90, 84)]]),
  ]

  @Test(
    "straight strokes are read at any position and size",
    arguments: HandwritingLanguage.allCases)
  func straight(language: HandwritingLanguage) throws {
    let model = try Self.model(language)
    for (character, strokes) in Self.drawn {
      for (size, left, top) in [(10, 0, 0), (4, 0, 600), (2, 700, 30)] {
        let placed = strokes.map { $0.map { (x: $0.x * size + left, y: $0.y * size + top) } }
        let found = model.candidates(for: Drawing(side: 1000, placed), limit: 5).map(\.character)
        #expect(found.contains(character))
      }
    }
  }

  @Test("a board full of circles is read like anything else")
  func circles() throws {
    let ring: [(x: Int, y: Int)] = [(0, 3), (1, 1), (3, 0), (5, 1), (6, 3), (5, 5), (3, 6), (1, 5)]
    let strokes = (0..<HandwritingModel.mostStrokes).map { stroke in
      (0..<250).map { place in
        let size = 160 - place / 2
        return (x: 500 + (ring[place % 8].x - 3) * size, y: 500 + (ring[place % 8].y - 3) * size + stroke)
      }
    }
    let drawing = Drawing(side: 1000, strokes)
    #expect(drawing.isFull)
    #expect(try Self.model(.japanese).candidates(for: drawing, limit: 10).count == 10)
  }

  @Test("the Japanese model is refused when truncated at random places")
  func cut() throws {
    var chance = try Chance(seed: TestSeed.next("the truncated model"))
    let path = try #require(HandwritingLanguage.japanese.paths([:]).last)
    let start = try PosixFileSystem().read(path, from: 0, count: 1 << 20)
    for _ in 0..<40 {
      let short = MadeModel.marked(Array(start.prefix(chance.number(in: 4...start.count))))
      short.withUnsafeBytes { bytes in
        _ = #expect(throws: ModelFault.self) { try ModelCheck.characters(of: bytes) }
      }
    }
  }
}
