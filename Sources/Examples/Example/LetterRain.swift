import Engine

/// Letters fall. Typing one before it lands catches it; ten that land end the game.
struct LetterRain: Scene {
  struct Drop {
    let letter: Character
    let x: Int
    /// The row as a function of the tick, so nothing has to move it.
    let fall: Tween
  }

  private var drops: [Drop] = []
  private var chance: Chance
  private var (caught, missed, tick) = (0, 0, 0)

  init(seed: UInt64) { chance = Chance(seed: seed) }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if tick % 40 == 0 { drops.append(drop(in: step.window)) }
    missed += drops.count { $0.fall.isOver(at: tick) }
    drops.removeAll { $0.fall.isOver(at: tick) }
    while let event = step.next() {
      guard case .key(let key) = event, key.phase != .release else { continue }
      if key.code == .escape { return .quit }
      if let index = drops.firstIndex(where: { key.code == .character($0.letter) }) {
        drops.remove(at: index)
        caught += 1
      }
    }
    return missed < 10 ? .stay : .quit
  }

  private mutating func drop(in window: Size) -> Drop {
    let letter = chance.pick(from: Array("abcdefghijklmnopqrstuvwxyz")) ?? "a"
    let fall = Tween(from: 1, to: Double(window.height - 1), at: tick, over: 300, .linear)
    return Drop(letter: letter, x: chance.below(max(1, window.width)), fall: fall)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    for drop in drops {
      let place = Point(drop.x, Int(drop.fall.value(at: tick, fraction: fraction)))
      canvas.put(Text(String(drop.letter)), at: place, Style(canvas.theme.accent).bold)
    }
    canvas.put("caught \(caught)   missed \(missed)   Esc leaves", at: Point(2, 0), Style(canvas.theme.muted))
  }
}
