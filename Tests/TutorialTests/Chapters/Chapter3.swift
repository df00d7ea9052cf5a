// swift-format-ignore-file
// Made of docs/course/3-drawing.md by `make course`.
import Engine
import Playtest
import Terminal
import Testing
@Suite("docs/course/3-drawing.md") struct Chapter3 {
struct Block1 {
#sourceLocation(file: "docs/course/3-drawing.md", line: 9)



struct Poster: Scene {
  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if case .key = event { return .quit }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let theme = canvas.theme
    let card = canvas.bounds.centered(Size(30, 7))
    canvas.box(card, .rounded, Style(theme.muted), fill: theme.raised)
    canvas.put("Tonight", in: card.inset(2, 1), .center, Style(theme.accent).bold)
    let rest = Rect(card.left + 2, card.top + 3, card.width - 4, 3)
    canvas.put("A play in three acts about a cat that can't decide.", wrappedIn: rest, .center, .top, Style(theme.text))
  }
}

 enum Main { static func main() { TerminalApp.run { Poster() } } }
#sourceLocation()
@Test("the program in block 1 of docs/course/3-drawing.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Poster()), ticks: 600)
}
struct Block2 {
#sourceLocation(file: "docs/course/3-drawing.md", line: 59)
struct Bird: Scene {
  private static let flap = Animation([Sprite("\\o/"), Sprite("-o-"), Sprite("/o\\")], every: 8)
  private var tick: Tick = 0

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let bird = Self.flap.sprite(at: canvas.look.reducesMotion ? 0 : tick)
    canvas.draw(bird, at: Point(tick / 6 % max(1, canvas.size.width), 5), Style(canvas.theme.second))
  }
}
#sourceLocation()
struct Block3 {
#sourceLocation(file: "docs/course/3-drawing.md", line: 84)
struct Sunrise: Scene {
  private static let size = Size(64, 36)
  private var tick: Tick = 0

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    return tick < 240 ? .stay : .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let (theme, height) = (canvas.theme, 34 - tick / 10)
    var pixels = PixelCanvas(Self.size, ground: theme.ground)
    for y in -6...6 {
      for x in -6...6 where x * x + y * y <= 38 { pixels[32 + x, height + y] = theme.accent }
    }
    pixels.fill(Rect(0, 28, 64, 8), theme.right)
    canvas.draw(pixels, in: Letterbox(pixels: Self.size, in: canvas.bounds))
  }
}
#sourceLocation()
struct Block4 {
#sourceLocation(file: "docs/course/3-drawing.md", line: 114)
struct Orbit: Scene {
  private static let size = Size(120, 80)
  private var heading = Heading(0)

  mutating func update(_ step: inout Step) -> Transition {
    if step.tick % 2 == 0 { heading = heading.turned(by: 1) }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    var pixels = PixelCanvas(Self.size, ground: canvas.theme.ground, grain: .octants)
    pixels.fill(Rect(57, 37, 6, 6), canvas.theme.accent)
    let place = Point(60 + 30 * heading.x / Heading.whole, 40 + 30 * heading.y / Heading.whole)
    pixels.draw(Sprite(" o\nooo\n o"), at: place, ["o": canvas.theme.second])
    canvas.draw(pixels, in: Letterbox(pixels: Self.size, grain: .octants, in: canvas.bounds))
  }
}
#sourceLocation()
@Test("docs/course/3-drawing.md, line 143") func line143() throws {
#sourceLocation(file: "docs/course/3-drawing.md", line: 143)
var sparks = Particles(seed: 1, stream: 1)
sparks.burst(8, at: Point(20, 20), reach: 10, for: 24, from: 0)
var canvas = Canvas(Size(20, 10))
let color = canvas.theme.accent
sparks.draw(on: &canvas, at: 4, fraction: 0) { _ in color }
#expect(canvas.rows.contains { !$0.isEmpty })
#expect(sparks.end == 24)
#sourceLocation()
}
@Test("docs/course/3-drawing.md, line 153") func line153() throws {
#sourceLocation(file: "docs/course/3-drawing.md", line: 153)
var sparks = Particles(seed: 1, stream: 1)
var pixels = PixelCanvas(Size(40, 20), ground: Theme.dark.ground)
sparks.burst(8, at: Point(20, 10), reach: 6, for: 24, from: 0)
sparks.draw(on: &pixels, at: 4, fraction: 0) { _ in Theme.dark.accent }
#expect((0..<800).contains { pixels[$0 % 40, $0 / 40] != pixels.ground })
#sourceLocation()
}
}
}
}
}
}
