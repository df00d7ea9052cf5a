// swift-format-ignore-file
// Made of docs/course/2-time-and-sleep.md by `make course`.
import Engine
import Playtest
import Terminal
import Testing
@Suite("docs/course/2-time-and-sleep.md") struct Chapter2 {
struct Block1 {
#sourceLocation(file: "docs/course/2-time-and-sleep.md", line: 13)



struct Lamp: Scene {
  private var isOn = false

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if case .key(let key) = event, key.code == .escape { return .quit }
    }
    if step.tick % (Tick.ticksPerSecond / 2) == 0 { isOn.toggle() }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let theme = canvas.theme
    let style = Style(isOn ? theme.accent : theme.muted)
    canvas.put(isOn ? "●" : "○", wrappedIn: canvas.bounds, .center, .middle, style)
  }
}

 enum Main { static func main() { TerminalApp.run { Lamp() } } }
#sourceLocation()
@Test("the program in block 1 of docs/course/2-time-and-sleep.md stands whatever is pressed") func played1() throws {
try Fuzz(seed: 7).play(Stage(Lamp()), ticks: 600)
}
struct Block2 {
#sourceLocation(file: "docs/course/2-time-and-sleep.md", line: 45)
struct Ball: Scene {
  private var fall = Tween(from: 2, to: 20, at: 0, over: 90, .quadraticIn)
  private var tick: Tick = 0

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if fall.isOver(at: tick) {
      fall = Tween(from: fall.to, to: fall.from, at: tick, over: 90, fall.to > 10 ? .quadraticOut : .quadraticIn)
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let row = Int(fall.value(at: tick, fraction: fraction).rounded())
    canvas.put("o", at: Point(10, row), Style(canvas.theme.text))
  }
}
#sourceLocation()
@Test("docs/course/2-time-and-sleep.md, line 69") func line69() throws {
#sourceLocation(file: "docs/course/2-time-and-sleep.md", line: 69)
let banner = TweenSequence(from: -10, at: 0).then(to: 4, over: 15).hold(60).then(to: -10, over: 15, .quadraticIn)
#expect(banner.value(at: 0) == -10)
#expect(banner.value(at: 40) == 4)
#expect(banner.duration == 90 && banner.isOver(at: 90))
#sourceLocation()
}
struct Block3 {
#sourceLocation(file: "docs/course/2-time-and-sleep.md", line: 89)
struct SleepyLamp: Scene {
  private static let period = Tick.ticksPerSecond / 2
  private var isOn = false
  private var next: Tick = 0

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      if case .key(let key) = event, key.code == .escape { return .quit }
    }
    if step.tick >= next {
      isOn.toggle()
      next += Self.period
    }
    return .sleep(until: next)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put(isOn ? "●" : "○", wrappedIn: canvas.bounds, .center, .middle, Style(canvas.theme.accent))
  }
}
#sourceLocation()
@Test("docs/course/2-time-and-sleep.md, line 114") func line114() throws {
#sourceLocation(file: "docs/course/2-time-and-sleep.md", line: 114)
var (awake, asleep) = (Stage(Lamp()), Stage(SleepyLamp()))
for _ in 0..<10 {
  awake.wait(ticks: 17)
  asleep.wait(ticks: 17)
  #expect(awake.frame == asleep.frame)
}
#sourceLocation()
}
}
}
}
}
