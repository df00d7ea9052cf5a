import Engine
import Testing

@testable import Terminal

@Suite("Rows that the player has touched")
struct UntouchedScenesTests {
  /// All rows change at every tick, and one also with a key or the mouse.
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

  /// The touched rows after some ticks.
  private func touched(
    _ driver: inout SceneDriver, _ untouched: inout UntouchedScenes, after ticks: Int
  ) -> [Int] {
    untouched.copy(driver)
    untouched.run(until: ticks * Self.tick)
    _ = driver.run(until: ticks * Self.tick) { _ in .init() }
    var canvas = Canvas(Self.size)
    canvas.newestMove = driver.newestMove
    driver.stack.draw(on: &canvas, fraction: 0)
    return untouched.drainTouchedRows(of: canvas, fraction: 0)
  }

  @Test("are those that would look different without the key, even if everything moves")
  func key() {
    var (driver, untouched) = (driver, UntouchedScenes())
    #expect(touched(&driver, &untouched, after: 3) == [])
    driver.queue([Self.a])
    #expect(touched(&driver, &untouched, after: 6) == [2])
    #expect(touched(&driver, &untouched, after: 9) == [])
  }

  @Test("include those of all keys since the last frame")
  func keys() {
    var (driver, untouched) = (driver, UntouchedScenes())
    for (index, key) in ["a", "b"].enumerated() {
      driver.queue([.key(Key(.character(Character(key))))])
      untouched.copy(driver)
      untouched.run(until: (index + 1) * Self.tick)
      _ = driver.run(until: (index + 1) * Self.tick) { _ in .init() }
    }
    #expect(touched(&driver, &untouched, after: 3) == [5])
  }

  @Test("include that of a key whose tick comes after the next frame")
  func waiting() {
    var (driver, untouched) = (driver, UntouchedScenes())
    driver.queue([Self.a])
    #expect(touched(&driver, &untouched, after: 0) == [])
    #expect(touched(&driver, &untouched, after: 2) == [2])
  }

  @Test("include those that follow the mouse between two ticks")
  func move() {
    var (driver, untouched) = (driver, UntouchedScenes())
    driver.queue([.mouse(MouseEvent(.move, .none, at: Point(1, 6)))])
    #expect(touched(&driver, &untouched, after: 0) == [6])
  }
}
