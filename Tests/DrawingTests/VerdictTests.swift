import Hands
import Ink
import Testing
import WordGame

@Suite("What is said of a drawing")
struct VerdictTests {
  private static func verdict(
    on drawn: CharacterModel, knowing model: CharacterModel?, seed: UInt64
  ) -> CharacterVerdict {
    let drawing = Hand(seed: seed, jitter: 0.02).draw(drawn, side: InkPlace.side)
    return CharacterVerdict(drawing, asked: "日", .candidates(["曰", "日"]), model, by: ReadingRule(.japanese))
  }

  @Test(
    "strokes that are right outweigh a reader that sees a look-alike; the look-alike's don't",
    arguments: [1, 2, 3])
  func lookAlike(seed: UInt64) throws {
    let right = Self.verdict(on: try Characters.model("日"), knowing: try Characters.model("日"), seed: seed)
    #expect(right.reading == .lookAlike("曰") && right.isRight, "seed \(seed)")
    #expect(!right.remarks.contains { $0.string.contains("曰") })
    let wrong = Self.verdict(on: try Characters.model("曰"), knowing: try Characters.model("日"), seed: seed)
    #expect(!wrong.isRight, "seed \(seed)")
    #expect(wrong.remarks.contains { $0.string.contains("曰") })
  }

  @Test("where the strokes are unknown, a look-alike is refused")
  func unknown() throws {
    #expect(!Self.verdict(on: try Characters.model("日"), knowing: nil, seed: 1).isRight)
  }
}
