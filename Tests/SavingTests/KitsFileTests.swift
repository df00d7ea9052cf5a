import Deterministic
import Formats
import Learning
import System
import Testing

@testable import Saving

@Suite("Own kits in a file")
struct KitsFileTests {
  private static let text = """
    {
      "colour": "green",
      "kits": [
        {"course":"life","id":"own-2","name":"Toys","questions":[{"answer":"ball","question":"A round toy is a ___.","wrong":["doll"]}],"stage":"newborn"}
      ],
      "made": 2,
      "schema": 1,
      "undo": [
        [{"type":"painted"}],
        [{"at":0,"kit":{"course":"life","id":"own-1","name":"Sea","questions":[{"answer":"ship","question":"It sails.","wrong":["car"]}],"stage":"newborn"},"type":"put"}]
      ]
    }

    """

  private func file(_ text: String) throws -> KitsFile {
    try KitsFile(bytes: Array(text.utf8), path: "kits.json")
  }

  @Test("it is readable, and reading it gives what was written; row 24: unknown keys are kept")
  func form() throws {
    let file = try file(Self.text)
    #expect(file.kits.kits.map(\.kit.name) == ["Toys"] && file.kits.made == 2)
    #expect(file.kits.undoing.count == 1, "what can't be read can't be taken back, nor what came before it")
    let kept = Self.text.replacing(#"    [{"type":"painted"}],"# + "\n", with: "")
    #expect(String(decoding: file.bytes, as: UTF8.self) == kept)
  }

  @Test("any kits survive writing and reading", arguments: 0..<40)
  func roundTrip(seed: Int) throws {
    var (chance, kits) = (Chance(seed: UInt64(seed)), OwnKits())
    for _ in 0..<30 {
      if chance.below(4) == 0, let undone = kits.kits.last {
        kits.make([.removed(undone)])
      } else {
        kits.make([.put(Self.kit(kits.nextID, &chance))])
      }
    }
    let file = KitsFile(kits)
    #expect(try KitsFile(bytes: file.bytes, path: "") == file, "seed \(seed)")
  }

  private static func kit(_ id: String, _ chance: inout Chance) -> OwnKit {
    let questions = (0...chance.below(3)).map {
      KitQuestion("question \($0)", answer: "a\(chance.below(9))", wrong: ["b", "c"], meaning: "м")
    }
    return OwnKit(Kit(id: id, name: "Kit \(id)", questions: questions), course: "life", stage: "s")
  }

  @Test("row 22: a damaged file is reported with the place, and a newer one with its schema")
  func damaged() throws {
    #expect(throws: HomeFileRefusal<KitsFile>.newer(path: "kits.json", found: 2)) {
      try file(Self.text.replacing(#""schema": 1"#, with: #""schema": 2"#))
    }
    let error = #expect(throws: HomeFileRefusal<KitsFile>.self) {
      try file(Self.text.replacing(#"["doll"]"#, with: #"["ball"]"#))
    }
    #expect(error?.description.contains("kits.json: line 4") ?? false, "\(String(describing: error))")
  }
}
