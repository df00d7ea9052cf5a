import Engine
import Interface

/// A whole game with the engine: letters rain, and a letter that is typed before it lands is caught.
struct Rain: Scene {
  struct Drop: Component, BitwiseCopyable {
    var x: Int
    /// Rows below the top, as a function of the tick: nothing has to move it.
    var fall: Tween
    /// A Unicode scalar.
    let letter: Int
  }

  private static let foot = Foot([KeyHint("Esc", "leave", pressing: Key(.escape))])

  private var world = World()
  private var timers = Timers<UInt8>()
  private var chance: Chance
  private var caught = 0
  private var missed = 0
  private var tick: Tick = 0

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    timers.arm(0, after: 1, from: 0, every: 40)
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    chance.begin(tick)
    while timers.popDue(at: tick, in: world) != nil { spawn(in: step.window) }
    for drop in world.all(Drop.self, where: { $0.fall.isOver(at: tick) }) {
      world.kill(drop)
      missed += 1
    }
    let foot = Page(step.window).foot
    for event in step.input {
      // A click on a hint presses its key.
      guard case .key(let key) = Self.foot.pressed(by: event, in: foot), key.phase != .release
      else { continue }
      if key.code == .escape { return .quit }
      if case .character(let typed) = key.code { catchDrop(typed) }
    }
    return missed < 10 ? .stay : .quit
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    world.forEach(Drop.self) { drop in
      let letter = Text(String(Unicode.Scalar(UInt32(drop.letter)) ?? " "))
      let row = Int(drop.fall.value(at: tick, fraction: fraction))
      canvas.put(letter, at: Point(drop.x, row), Style(canvas.theme.accent).bold)
    }
    canvas.put("caught \(caught)   missed \(missed)", at: Point(2, 0), Style(canvas.theme.muted))
    Self.foot.draw(on: &canvas, in: Page(canvas.size).foot)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, world, timers, chance, caught, missed, tick)
  }

  var entityCount: Int? { world.count }

  private mutating func catchDrop(_ typed: Character) {
    let letter = typed.unicodeScalars.first.map { Int($0.value) }
    guard let drop = world.first(Drop.self, where: { $0.letter == letter }) else { return }
    world.kill(drop)
    caught += 1
  }

  private mutating func spawn(in window: Size) {
    let fall = Tween(from: 1, to: Double(window.height), at: tick, over: 300, .linear)
    world.spawn(
      Drop(x: chance.below(max(1, window.width)), fall: fall, letter: 97 + chance.below(26)))
  }
}
