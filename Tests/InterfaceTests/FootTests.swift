import Engine
import Interface
import Playtest
import Testing

struct FootTests {
  private static let foot = Foot([
    .arrows("move"), KeyHint("Enter", "turn", .act), KeyHint("p", "pause", .pause),
    KeyHint("q", "leave", .leave),
  ])

  private static func row(_ columns: Int, _ ornaments: Ornaments = .unicode) -> String {
    var canvas = Canvas(Size(columns, 1), look: Look(ornaments: ornaments))
    foot.draw(on: &canvas, in: canvas.bounds)
    return canvas.rows[0]
  }

  private static func click(_ x: Int, _ button: MouseEvent.Button = .left, y: Int = 0) -> Command? {
    foot.command(for: .mouse(MouseEvent(.press, button, at: Point(x, y))), in: Rect(0, 0, 50, 1))
  }

  @Test("where there is no room, hints that can't be clicked are left out, then those at the end")
  func room() {
    #expect(Self.row(50) == "←↑↓→ move   Enter turn   p pause   q leave")
    #expect(Self.row(42) == "←↑↓→ move   Enter turn   p pause   q leave")
    #expect(Self.row(41) == "Enter turn   p pause   q leave")
    #expect(Self.row(29) == "Enter turn   p pause")
    #expect(Self.row(12) == "Enter turn")
    #expect(Self.row(5) == "")
    #expect(Self.row(50, .ascii) == "<^v> move   Enter turn   p pause   q leave")
  }

  @Test("help and the way out stay where there is no room, whatever stands before them")
  func needed() {
    let foot = Foot([
      KeyHint("Enter", "take", .act), KeyHint("a", "something", pressing: "a"), .help, .back,
      KeyHint("b", "another", pressing: "b"),
    ])
    var canvas = Canvas(Size(34, 1))
    foot.draw(on: &canvas, in: canvas.bounds)
    #expect(canvas.rows == ["Enter take   ? help   Esc back"])
  }

  @Test("a click on a hint gives its command, a click between two or on arrows none")
  func clicks() {
    #expect(Self.click(12) == .act && Self.click(21) == .act)
    #expect(Self.click(22) == nil && Self.click(11) == nil && Self.click(0) == nil && Self.click(49) == nil)
    #expect(Self.click(25) == .pause)
    #expect(Self.click(12, y: 1) == nil)
    #expect(Self.click(12, .right) == nil)
  }

  @Test("a hint that isn't shown can't be clicked, and neither hovering nor keys are clicks")
  func noClicks() {
    let press = InputEvent.mouse(MouseEvent(.press, .left, at: Point(36, 0)))
    #expect(Self.foot.command(for: press, in: Rect(0, 0, 50, 1)) == .leave)
    #expect(Self.foot.command(for: press, in: Rect(0, 0, 41, 1)) == nil)
    let others: [InputEvent] = [
      .mouse(MouseEvent(.move, at: Point(12, 0))), .mouse(MouseEvent(.release, .left, at: Point(12, 0))),
      .key("p"),
    ]
    #expect(others.allSatisfy { Self.foot.command(for: $0, in: Rect(0, 0, 50, 1)) == nil })
  }
}
