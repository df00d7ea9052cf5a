import Engine
import Interface
import Playtest
import Testing

@testable import ExampleBreakout

@Suite("Breakout")
struct BreakoutTests {
  /// The place of the ball on the screen; nil if it doesn't show.
  private static func ball(_ stage: Stage) -> Point? {
    let canvas = stage.draw()
    let index = canvas.cells.firstIndex { cell in
      cell.foreground == canvas.theme.text && 0x2580...0x2588 ~= cell.glyph.rawValue
    }
    return index.map { Point($0 % canvas.size.width, $0 / canvas.size.width) }
  }

  /// Two ticks of a player who keeps the mouse near below the ball, with the button down.
  private static func trackBall(_ stage: inout Stage) {
    if let ball = ball(stage) {
      let aside = ball.y % 5 - 2
      stage.send(.mouse(MouseEvent(.press, .left, at: Point(ball.x + aside, 12))))
    }
    stage.wait(ticks: 1)
  }

  @Test("a player whose mouse follows the ball takes the wall down", arguments: [1, 2, 3])
  func playing(seed: Int) {
    var stage = Stage(Breakout(seed: UInt64(seed)))
    for _ in 0..<600 { Self.trackBall(&stage) }
    let bricks = stage.reports.filter { ($0 as? SoundCue) == .pop }.count
    #expect(bricks >= 8, "\(stage)")
  }

  @Test("a missed ball costs a life, and three end the game")
  func losing() {
    var stage = Stage(Breakout(seed: 1))
    stage.press(.enter)
    for lives in [2, 1] {
      stage.hover(Point(79, 12))
      for _ in 0..<600 where !stage.shows("lives \(lives)") { stage.wait(ticks: 1) }
      #expect(stage.shows("lives \(lives)"), "\(stage)")
      stage.press(.enter)
    }
    for _ in 0..<600 where !stage.shows("Game over") { stage.wait(ticks: 1) }
    #expect(stage.shows("Game over"))
  }

  @Test("arrow keys move the paddle, in a window of any size")
  func keys() {
    var stage = Stage(Breakout(seed: 1), window: Size(160, 48))
    stage.wait(ticks: 1)
    let before = stage.find("██████████")
    for _ in 0..<3 { stage.press(.left) }
    let after = stage.rows.last { $0.contains("████") }?.prefix { $0 == " " }.count
    #expect(after == 36 && before != nil, "\(stage)")
    stage.resize(Size(60, 20))
    #expect(stage.shows("Paused"))
  }

  @Test("whatever is pressed, it goes on")
  func fuzzed() throws {
    try Fuzz(seed: 5).play(Stage(Breakout(seed: 5)), ticks: 1_200)
  }

  @Test("looks like its pictures", arguments: [(80, 24), (160, 48)])
  func frame(width: Int, height: Int) throws {
    var stage = Stage(Breakout(seed: 4), window: Size(width, height))
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "breakout-\(width)")
  }

  @Test("looks like its moving picture in the README")
  func film() throws {
    var stage = Stage(Breakout(seed: 2))
    try Film.compare("breakout", seconds: 16, of: &stage) { Self.trackBall(&$0) }
  }
}
