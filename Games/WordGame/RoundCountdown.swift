import Engine
import Interface

/// Three, two, one over the lines of the field, before a round with a clock. Any key or click starts at once.
struct RoundCountdown: Sendable {
  private static let numbers = 3
  private static let beat = Tick.ticksPerSecond / 2

  /// The round as it will begin.
  let round: any Scene
  private let start: Tick

  /// Nil for a scene without a clock, such as an introduction.
  init?(_ round: any Scene, at tick: Tick) {
    guard let timed = round as? any RoundScene, timed.clock.seconds != nil else { return nil }
    (self.round, start) = (round, tick)
  }

  /// Whether it is over. A new size ends it, too, since the round has to hear of that.
  func isOver(_ step: inout Step) -> Bool {
    if step.tick >= start + Self.numbers * Self.beat { return true }
    if step.input.contains(where: { if case .resize = $0 { true } else { false } }) { return true }
    while let event = step.next() {
      if event.isClick(in: Rect(.zero, step.window)) { return true }
      if case .key(let key) = event, key.phase == .press { return true }
    }
    return false
  }

  func draw(on canvas: inout Canvas, at tick: Tick) {
    canvas.clear()
    round.draw(on: &canvas, fraction: 0)
    canvas.veil(0.7)
    let left = max(1, Self.numbers - (tick - start) / Self.beat)
    LargeWord(Text("\(left)"), language: "en")
      .draw(on: &canvas, in: Page(canvas.size).body, .middle, canvas.theme.accent)
  }
}
