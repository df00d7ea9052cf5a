import Engine
import Hands
import Learning
import Players
import Playtest
import Testing

@testable import Games

/// Golden frames. Look at a frame before recording it again.
struct DrawingPictureTests {
  private func drawn(_ window: Size = Size(80, 24), look: Look = Look()) throws -> Stage {
    var stage = drawingStage(window: window, look: look)
    let model = try #require(Characters.all.first { $0.character == "水" })
    stage.draw(Hand(seed: 2, jitter: 0.01).draw(model, side: InkPlace.side))
    return stage
  }

  @Test(
    "a half-filled board in windows of several sizes",
    arguments: [Size(60, 20), Size(80, 24), Size(120, 40), Size(160, 45)])
  func sizes(window: Size) throws {
    try Golden.compare(drawn(window).frame, with: "board-\(window.width)x\(window.height)")
  }

  @Test("in ASCII, and with reduced motion")
  func plain() throws {
    var stage = try drawn(look: Look(ornaments: .ascii, reducesMotion: true))
    try Golden.compare(stage.frame, with: "ascii")
    stage.press(.enter)
    stage.wait(ticks: 30)
    stage.press(.character("d"))
    stage.wait(seconds: 4)
    #expect(stage.frame.allSatisfy { $0.isASCII || $0.isLetter })
    guard case .asleep(nil) = stage.stack.rest else { return _ = Issue.record("nothing has to move") }
  }

  @Test(
    "the drawing is shown beside the right character", arguments: [Size(60, 20), Size(80, 24), Size(120, 40)])
  func answer(window: Size) throws {
    var stage = drawingStage(window: window)
    stage.write("水", .swap(2, 3))
    try Golden.compare(stage.frame, with: "answer-\(window.width)")
  }

  @Test("the strokes of the right character play one by one")
  func strokes() throws {
    var stage = drawingStage()
    stage.write("水")
    stage.press(.character("d"))
    stage.wait(ticks: 60)
    try Golden.compare(stage.frame, with: "strokes")
  }

  @Test("a faint model lies under a traced drawing")
  func tracing() throws {
    try Golden.compare(drawingStage(drawingRound(DrawingWords.japanese, .tracing)).frame, with: "tracing")
  }
}

@Suite("The verdict on a drawing")
struct DrawingVerdictTests {
  private static func verdict(
    on drawn: CharacterModel, knowing model: CharacterModel?, seed: UInt64
  ) -> CharacterVerdict {
    let drawing = Hand(seed: seed, jitter: 0.02).draw(drawn, side: InkPlace.side)
    return CharacterVerdict(drawing, asked: "日", .candidates(["曰", "日"]), model, by: ReadingRule(.japanese))
  }

  @Test(
    "right strokes outweigh a reader that sees a look-alike; the look-alike's own strokes don't",
    arguments: [1, 2, 3])
  func lookAlike(seed: UInt64) throws {
    let right = Self.verdict(on: try Characters.model("日"), knowing: try Characters.model("日"), seed: seed)
    #expect(right.reading == .lookAlike("曰") && right.isRight, "seed \(seed)")
    #expect(!right.remarks.contains { $0.string.contains("曰") })
    let wrong = Self.verdict(on: try Characters.model("曰"), knowing: try Characters.model("日"), seed: seed)
    #expect(!wrong.isRight, "seed \(seed)")
    #expect(wrong.remarks.contains { $0.string.contains("曰") })
  }

  @Test("if the strokes are unknown, a look-alike is refused")
  func unknown() throws {
    #expect(!Self.verdict(on: try Characters.model("日"), knowing: nil, seed: 1).isRight)
  }
}
