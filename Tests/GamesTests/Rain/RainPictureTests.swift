import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

/// Golden frames. Look at a frame before recording it again.
struct RainPictureTests {
  private func falling(
    window: Size = Size(80, 24), look: Look = Look(), settings: Settings = Settings()
  ) -> Stage {
    var stage = rainStage(
      rainRound(RainWords.spanish, count: 8, seed: 11, settings: settings), window: window, look: look)
    stage.wait(seconds: 9)
    return stage
  }

  @Test("in windows of several sizes", arguments: [Size(60, 20), Size(80, 24), Size(120, 40), Size(160, 45)])
  func sizes(window: Size) throws {
    try Golden.compare(falling(window: window).frame, with: "\(window.width)x\(window.height)")
  }

  @Test("in ASCII, and with reduced motion")
  func plain() throws {
    let stage = falling(look: Look(ornaments: .ascii, reducesMotion: true))
    try Golden.compare(stage.frame, with: "ascii")
    #expect(stage.frame.allSatisfy { $0.isASCII || $0.isLetter })
  }

  @Test("a word cleared, missed, and landed")
  func notes() throws {
    var game = falling()
    game.type(try #require(game.lowest).answer)
    game.wait(ticks: 8)
    try Golden.compare(game.frame, with: "cleared")
    game.answer("nonsense")
    game.wait(ticks: 60)
    try Golden.compare(game.frame, with: "refused")
    game.answer("house")
    game.awaitWords(1)
    let next = try #require(game.rain)
    game.wait(ticks: next.drops[0].end - next.tick)
    try Golden.compare(game.frame, with: "landed")
  }

  @Test("four answers in place of the line, in windows of several sizes")
  func options() throws {
    for window in [Size(80, 24), Size(120, 40), Size(60, 20)] {
      let game = falling(window: window, settings: Settings(.init(.answers.way, to: .chosen)))
      try Golden.compare(game.frame, with: "options-\(window.width)")
    }
  }

  @Test("the letter palette is between ground and line")
  func palette() throws {
    var game = rainStage(
      rainRound(RainWords.letters, count: 6, showing: .meaning, seed: 3, language: "ka", kind: .alphabet),
      window: Size(60, 20))
    game.wait(seconds: 4)
    game.press(.character("p"), .control)
    try Golden.compare(game.frame, with: "palette")
  }

  @Test("the end shows what was missed")
  func end() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 6, seed: 11))
    game.wait(seconds: 120)
    try Golden.compare(game.frame, with: "end")
  }
}
