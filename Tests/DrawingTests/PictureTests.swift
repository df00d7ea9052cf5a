import Engine
import Hands
import Ink
import Players
import Playtest
import Testing
import WordGame

@testable import Drawing

/// How it looks, frame by frame. To record a picture anew, remove its file.
struct PictureTests {
  private func drawn(_ window: Size = Size(80, 24), look: Look = Look()) throws -> Stage {
    var stage = stage(window: window, look: look)
    let model = try #require(Characters.all.first { $0.character == "水" })
    stage.draw(Hand(seed: 2, jitter: 0.01).draw(model, side: InkPlace.side))
    return stage
  }

  @Test(
    "a board half full, in the least window, in a usual one, in a good one and in a large one",
    arguments: [Size(60, 20), Size(80, 24), Size(120, 40), Size(160, 45)])
  func sizes(window: Size) throws {
    try Golden.compare(drawn(window).frame, with: "board-\(window.width)x\(window.height)")
  }

  @Test("in ASCII, and with motion reduced")
  func plain() throws {
    var stage = try drawn(look: Look(ornaments: .ascii, reducesMotion: true))
    try Golden.compare(stage.frame, with: "ascii")
    stage.press(.enter)
    stage.wait(ticks: 30)
    stage.press(.character("s"))
    stage.wait(seconds: 4)
    #expect(stage.frame.allSatisfy { $0.isASCII || $0.isLetter })
    guard case .asleep(nil) = stage.stack.rest else { return _ = Issue.record("nothing has to move") }
  }

  @Test("what was drawn stands beside what is right", arguments: [Size(60, 20), Size(80, 24), Size(120, 40)])
  func answer(window: Size) throws {
    var stage = stage(window: window)
    stage.write("水", .swap(2, 3))
    try Golden.compare(stage.frame, with: "answer-\(window.width)")
  }

  @Test("the strokes of the right one come one after another")
  func strokes() throws {
    var stage = stage()
    stage.write("水")
    stage.press(.character("s"))
    stage.wait(ticks: 60)
    try Golden.compare(stage.frame, with: "strokes")
  }

  @Test("a model lies faint below what is traced")
  func tracing() throws {
    try Golden.compare(stage(round(TestWords.japanese, .tracing)).frame, with: "tracing")
  }
}
