import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

struct BubblesDropTests {
  /// A game with a wrong bubble held over the middle of the field.
  private func holding() throws -> (stage: Stage, bubble: Entity) {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, seed: 5, still: true))
    game.wait(seconds: 1)
    let scene = try #require(game.bubbles)
    let asked = scene.faces[scene.questions.current].string
    let bubble = try #require(View(game.draw()).bubbles.first { $0.face != asked })
    game.drag(from: bubble.place, to: Point(40, 12), drops: false)
    let held = try #require(game.bubbles?.drag.held)
    #expect(held != .none)
    return (game, held)
  }

  private func pose(_ entity: Entity, in stage: Stage) -> Bubble.Pose? {
    stage.bubbles?.world[entity, Bubble.self]?.pose
  }

  private static let slips: [[InputEvent]] = [
    // The button was released outside the window, and the mouse comes back without it.
    [.mouse(MouseEvent(.move, .none, at: Point(3, 3)))],
    // Another window got the focus.
    [.focus(false)],
    // Ctrl-Z and fg, perhaps into a resized window.
    [.resumed],
    [.resumed, .resize(Size(100, 30))],
    [.resize(Size(100, 30))],
    [.key(Key(.character("p")))],
    [.key(Key(.character("?")))],
  ]

  @Test(
    "a drag that is interrupted drops the bubble: it never sticks to the pointer and is never judged",
    arguments: slips)
  func slipped(events: [InputEvent]) throws {
    var (game, bubble) = try holding()
    game.send(events)
    // Closes the pause or help that came with it.
    for _ in 0..<2 where game.bubbles == nil { game.press(.escape) }
    game.wait(ticks: 1)
    #expect(game.bubbles?.drag.isHolding == false)
    for step in 0..<10 { game.mouse(.move, Point(40 + 3 * step, 3), .none) }
    game.mouse(.release, Point(60, 3))
    game.wait(seconds: 1)
    #expect(pose(bubble, in: game) == .drifting)
    #expect(game.answers.isEmpty)
  }

  @Test("a bubble dropped in the field stays there")
  func elsewhere() throws {
    var (game, bubble) = try holding()
    let before = try #require(game.bubbles?.world[bubble, Place.self])
    game.mouse(.release, Point(40, 12))
    let after = try #require(game.bubbles?.world[bubble, Place.self])
    #expect(pose(bubble, in: game) == .drifting)
    #expect(abs(after.x - before.x) < 2048 && abs(after.y - before.y) < 2048)
    #expect(game.answers.isEmpty)
  }

  @Test(
    "a bubble dropped at the edge of the window slides back into the field",
    arguments: [Point(0, 22), Point(79, 23)])
  func edge(point: Point) throws {
    var (game, bubble) = try holding()
    game.mouse(.release, point)
    #expect(pose(bubble, in: game) == .returning)
    game.wait(ticks: BubblePace.slide + 1)
    #expect(pose(bubble, in: game) == .drifting)
    #expect(game.bubbles.flatMap(Referee.flaw) == nil)
  }

  @Test("a wrong one bounces off the bar, falls back to where it was, shaking, and gives nothing away")
  func wrong() throws {
    var (game, bubble) = try holding()
    let home = game.bubbles?.world[bubble, Bubble.self]?.home
    let right = try #require(game.bubbles.map { $0.faces[$0.questions.current].string })
    game.mouse(.move, Point(40, 3))
    let before = View(game.draw()).bubbles.first { $0.face == right }
    game.mouse(.release, Point(40, 3))
    var swings: Set<[String]> = []
    for _ in 0..<BubblePace.fall {
      #expect(pose(bubble, in: game) == .falling)
      swings.insert(Array(game.rows[2...5]))
      game.wait(ticks: 1)
    }
    #expect(swings.count > 3, "it shakes")
    #expect(pose(bubble, in: game) == .drifting)
    #expect(game.bubbles?.world[bubble, Place.self] == home)
    let after = View(game.draw())
    #expect(after.bubbles.first { $0.face == right } == before && !after.line.contains(right))
  }

  @Test("the right one glows after the second miss of a question, and not for the next question")
  func glow() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true))
    for misses in 0..<3 {
      #expect(game.bubbles?.isGlowing == (misses == 2))
      misses < 2 ? game.sendWrong() : game.sendRight()
    }
    #expect(game.bubbles?.isGlowing == false)
  }

  @Test("without hints nothing ever glows")
  func noHints() {
    var exam = bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true)
    exam.policy.hints = false
    var game = bubblesStage(exam)
    for _ in 0..<4 {
      game.sendWrong()
      #expect(game.bubbles?.isGlowing == false)
    }
  }

  @Test("the bar lights up under a bubble that would be judged")
  func bar() throws {
    var (game, _) = try holding()
    let dark = game.draw()[Point(10, 3)].background
    game.mouse(.move, Point(40, 3))
    #expect(game.draw()[Point(10, 3)].background != dark)
    game.mouse(.move, Point(40, 12))
    #expect(game.draw()[Point(10, 3)].background == dark)
  }

  @Test(
    "a bubble that overlaps the bar is judged even if the pointer is below it; one beneath the bar is not")
  func reaching() throws {
    for (row, isOver) in [(5, true), (8, false)] {
      var (game, _) = try holding()
      let dark = game.draw()[Point(10, 3)].background
      game.mouse(.move, Point(40, row))
      #expect((game.draw()[Point(10, 3)].background != dark) == isOver, "\(game)")
      game.mouse(.release, Point(40, row))
      #expect(game.answers.isEmpty == !isOver)
    }
  }

  @Test("all moves of one tick are followed, and a press and release within it is a drag, too")
  func burst() throws {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true))
    game.wait(seconds: 1)
    let bubble = try #require(View(game.draw()).bubbles.first)
    let way = (0...30).map { Point(bubble.place.x + $0 % 20, max(3, bubble.place.y - $0)) }
    game.send(
      [.mouse(MouseEvent(.press, .left, at: bubble.place))]
        + way.map { .mouse(MouseEvent(.move, .left, at: $0)) }
        + [.mouse(MouseEvent(.release, .left, at: Point(40, 3)))])
    #expect(game.answers.count == 1 && game.bubbles?.drag.isHolding == false)
  }
}
