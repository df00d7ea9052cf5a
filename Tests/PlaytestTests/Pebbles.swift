import Engine

/// A small game with chance, time, sleep and the mouse: pebbles fall, one a second, and stop where they are clicked.
/// Holding Tab makes it sleep; `q` leaves.
struct Pebbles: Scene {
  private var chance: Chance
  private var pebbles: [Point] = []
  private var stopped = 0
  private var wake: Tick?

  init(seed: UInt64) {
    chance = Chance(seed: seed)
  }

  mutating func update(_ step: inout Step) -> Transition {
    chance.reseed(at: step.tick)
    while let event = step.next() {
      guard !isLeft(event) else { return .pop(with: Outcome(stopped)) }
      take(event, at: step.tick)
    }
    if let wake, step.tick < wake { return .sleep(until: wake) }
    wake = nil
    if step.tick % 60 == 0 { pebbles.append(Point(chance.below(step.window.width), 1)) }
    if step.tick % 10 == 0 { for index in pebbles.indices { pebbles[index].y += 1 } }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("stopped \(stopped)", at: .zero, Style(canvas.theme.text))
    for pebble in pebbles { canvas.put("●", at: pebble, Style(canvas.theme.accent)) }
  }

  func hash(into hash: inout StateHash) {
    hash.combine(chance)
    hash.combine(pebbles.map(\.x))
    hash.combine(pebbles.map(\.y))
    hash.combine(stopped)
  }

  private func isLeft(_ event: InputEvent) -> Bool {
    if case .key(let key) = event { key.code == .character("q") } else { false }
  }

  private mutating func take(_ event: InputEvent, at tick: Tick) {
    switch event {
    case .key(let key) where key.code == .tab: wake = tick + 40
    case .mouse(let mouse) where mouse.isClick:
      let count = pebbles.count
      pebbles.removeAll { $0 == mouse.position }
      stopped += count - pebbles.count
    default: break
    }
  }
}
