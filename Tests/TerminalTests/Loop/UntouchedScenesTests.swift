import Engine
import Testing

@testable import Terminal

@Suite("What the player has touched")
struct UntouchedScenesTests {
  /// All rows change at every tick, and one by a key or the mouse.
  private struct Rows: Scene {
    var row = -1
    var ticks = 0

    mutating func update(_ step: inout Step) -> Transition {
      ticks += 1
      while let event = step.next() {
        switch event {
        case .key(let key): row = key.code == .character("a") ? 2 : 5
        case .mouse(let mouse): row = mouse.position.y
        default: break
        }
      }
      return .stay
    }

    func draw(on canvas: inout Canvas, fraction: Double) {
      let pointed = canvas.followMouse()?.position.y
      for y in 0..<canvas.size.height {
        let mark = y == row ? "this" : y == pointed ? "there" : ""
        canvas.put(Text("\(ticks) \(mark)"), at: Point(0, y), Style(canvas.theme.text))
      }
    }
  }

  private static let size = Size(20, 8)
  private static let tick = StepClock.tickNanoseconds
  private static let a = InputEvent.key(Key(.character("a")))

  private var driver: SceneDriver { SceneDriver(SceneStack(Rows(), window: Self.size), at: 0) }

  /// The rows that are touched when so many ticks have passed.
  private func touched(
    _ driver: inout SceneDriver, _ untouched: inout UntouchedScenes, after ticks: Int
  ) -> [Int] {
    untouched.keep(driver)
    untouched.run(until: ticks * Self.tick)
    _ = driver.run(until: ticks * Self.tick) { _ in [] }
    var canvas = Canvas(Self.size)
    canvas.newestMove = driver.newestMove
    driver.stack.draw(on: &canvas, fraction: 0)
    return untouched.takeTouchedRows(of: canvas, fraction: 0)
  }

  @Test("where all moves it is what would look different without the key")
  func key() {
    var (driver, untouched) = (driver, UntouchedScenes())
    #expect(touched(&driver, &untouched, after: 3) == [])
    driver.take([Self.a])
    #expect(touched(&driver, &untouched, after: 6) == [2])
    #expect(touched(&driver, &untouched, after: 9) == [])
  }

  @Test("keys of several ticks count until a frame has shown them")
  func keys() {
    var (driver, untouched) = (driver, UntouchedScenes())
    for (index, key) in ["a", "b"].enumerated() {
      driver.take([.key(Key(.character(Character(key))))])
      untouched.keep(driver)
      untouched.run(until: (index + 1) * Self.tick)
      _ = driver.run(until: (index + 1) * Self.tick) { _ in [] }
    }
    #expect(touched(&driver, &untouched, after: 3) == [5])
  }

  @Test("a key whose tick is yet to come isn't forgotten with a frame before it")
  func waiting() {
    var (driver, untouched) = (driver, UntouchedScenes())
    driver.take([Self.a])
    #expect(touched(&driver, &untouched, after: 0) == [])
    #expect(touched(&driver, &untouched, after: 2) == [2])
  }

  @Test("what follows the mouse between two ticks is touched")
  func move() {
    var (driver, untouched) = (driver, UntouchedScenes())
    driver.take([.mouse(MouseEvent(.move, .none, at: Point(1, 6)))])
    #expect(touched(&driver, &untouched, after: 0) == [6])
  }
}
