import Engine
import Playtest

/// Plays at random, and records all states of one kind of scene.
struct Monkey<Played: Scene> {
  private(set) var states: [Played] = []
  private var stage: Stage
  private var chance: Chance
  private let reads: Bool

  /// Makes `moves` moves, reproducible by the seed. With `reads`, it mostly scrolls.
  static func states(
    _ scene: any Scene, window: Size = Size(80, 24), moves: Int = 240, reads: Bool = false, seed: UInt64 = 1
  ) -> [Played] {
    var monkey = Monkey(stage: Stage(scene, window: window), chance: Chance(seed: seed), reads: reads)
    monkey.look()
    for _ in 0..<moves where !monkey.stage.hasEnded {
      monkey.move()
      monkey.look()
    }
    if !monkey.stage.hasEnded { monkey.hold() }
    return monkey.states
  }

  private init(stage: Stage, chance: Chance, reads: Bool) {
    self.stage = stage
    self.chance = chance
    self.reads = reads
  }

  private mutating func look() {
    if let state = stage.stack.top as? Played { states.append(state) }
  }

  private mutating func move() {
    // Whatever opened on top is closed at once.
    guard stage.stack.top is Played || stage.stack.count == 1 else { return stage.press(.escape) }
    if reads, chance.below(4) > 0 {
      return stage.press(chance.pick(from: [.down, .down, .pageDown, .end, .up]) ?? .down)
    }
    switch chance.below(10) {
    case 0...2: stage.type(String(chance.pick(from: Array("1234")) ?? "1"))
    case 3: stage.type(String(chance.pick(from: Array("abcdefgilmnorstuvwxyz///")) ?? "1"))
    case 4: stage.press(chance.pick(from: [.left, .right, .up, .down, .tab]) ?? .tab)
    case 5...6: stage.press(.enter)
    case 7: drag()
    case 8: stage.hover(place())
    default: stage.wait(ticks: chance.number(in: 1...150))
    }
  }

  /// Presses the mouse on the focused item.
  private mutating func hold() {
    guard let focused = stage.find("▸") else { return }
    stage.send(.mouse(MouseEvent(.press, .left, at: focused)))
    look()
  }

  /// Drags whatever is under the mouse, and sometimes drops it.
  private mutating func drag() {
    stage.send(.mouse(MouseEvent(.press, .left, at: place())))
    for _ in 0..<3 {
      stage.send(.mouse(MouseEvent(.move, .left, at: place())))
      look()
    }
    if chance.below(3) > 0 { stage.send(.mouse(MouseEvent(.release, .left, at: place()))) }
  }

  private mutating func place() -> Point {
    Point(chance.below(stage.stack.window.width), chance.below(stage.stack.window.height))
  }
}
