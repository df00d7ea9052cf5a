import Engine
import LargeLetters
import Playtest

/// Presses anything at any time in windows of any size, and looks at every frame.
struct Wanderer {
  private(set) var stage: Stage
  private var chance: Chance

  /// Somebody before a screen, in a window of this size.
  init(_ scene: any Scene, window: Size, chance: Chance) {
    stage = Stage(scene, window: window, tick: Self.tick(of: scene))
    stage.answer(LetterRequest.self) { request, _ in
      .success(.absent(Text("nothing draws \(request.letter)")))
    }
    self.chance = chance
  }

  /// The next tick of a scene that knows it; 0 for others.
  static func tick(of scene: any Scene) -> Tick {
    let parts = Mirror(reflecting: scene).children
    return parts.reduce(0) { tick, part in
      switch part.label {
      case "tick": max(tick, (part.value as? Tick ?? 0) + 1)
      case "first": max(tick, part.value as? Tick ?? 0)
      default: tick
      }
    }
  }

  /// Any size from 1×1 to 200×60 of this height.
  static func window(height: Int, _ chance: inout Chance) -> Size {
    // Widths about the least one say more than those far from it.
    let widths = [1...200, 1...59, 60...80]
    return Size(chance.number(in: chance.pick(from: widths) ?? 1...200), height)
  }

  /// Does so many things, or fewer where the last screen is left before.
  mutating func wander(_ moves: Int) {
    look()
    for _ in 0..<moves where !stage.hasEnded {
      stage.send((0...chance.below(3)).map { _ in event() })
      look()
      guard chance.below(3) == 0 else { continue }
      stage.wait(ticks: chance.pick(from: [1, 2, 20, 200]) ?? 1)
      look()
    }
  }

  /// Takes the window to another size, and looks.
  mutating func resize(_ size: Size) {
    stage.resize(size)
    look()
  }

  private mutating func look() {
    guard !stage.hasEnded else { return }
    _ = stage.draw(fraction: chance.fraction())
  }

  private mutating func event() -> InputEvent {
    switch chance.below(20) {
    case 0..<5: .key(Key(chance.pick(from: Self.moves) ?? .up))
    case 5..<12: .key(key())
    case 12..<17: .mouse(mouse())
    case 17: .paste(chance.pick(from: Self.pastes) ?? "")
    case 18: chance.pick(from: [.focus(true), .focus(false), .resumed]) ?? .resumed
    default: .resize(Self.window(height: chance.number(in: 1...60), &chance))
    }
  }

  private mutating func key() -> Key {
    let phase: Key.Phase = chance.pick(from: [.press, .press, .press, .repeat, .release]) ?? .press
    let modifiers: [Key.Modifiers] = [[], [], [], .shift, .control, .alt, .command, [.control, .shift]]
    return Key(code(), chance.pick(from: modifiers) ?? [], phase: phase)
  }

  private mutating func code() -> Key.Code {
    switch chance.below(8) {
    case 0..<2: chance.pick(from: Self.named) ?? .enter
    case 2: .function(chance.number(in: 1...24))
    case 3: .character(chance.pick(from: Self.odd) ?? "ა")
    default: .character(chance.pick(from: Self.typed) ?? "a")
    }
  }

  private mutating func mouse() -> MouseEvent {
    let actions: [MouseEvent.Action] = [
      .press, .press, .press, .release, .move, .move, .wheel(1), .wheel(-1),
      .wheel(chance.number(in: -99...99)),
    ]
    let buttons: [MouseEvent.Button] = [.left, .left, .left, .none, .middle, .right]
    return MouseEvent(
      chance.pick(from: actions) ?? .press, chance.pick(from: buttons) ?? .left, at: place(),
      modifiers: chance.below(8) == 0 ? .shift : [])
  }

  /// Mostly in the window, sometimes beside it.
  private mutating func place() -> Point {
    let window = stage.stack.window
    return chance.below(5) == 0
      ? Point(chance.number(in: -9...4096), chance.number(in: -9...4096))
      : Point(chance.below(window.width), chance.below(window.height))
  }

  private static let moves: [Key.Code] = [
    .pageDown, .pageUp, .home, .end, .up, .down, .left, .right, .tab, .enter,
  ]
  /// The keys that write nothing.
  static let named: [Key.Code] = moves + [.escape, .backspace, .delete, .insert]
  private static let typed = Array("abcdefghijklmnopqrstuvwxyz0123456789 /?.,+-_=")
  private static let odd = Array("ABPQXყßéがé漢👩‍👧\u{301}\u{200D}\u{202E}\u{0}\u{7F}")
  private static let pastes = [
    "", "agua", "a\u{301}\u{301}", "\u{1B}[2J\r\n\t", String(repeating: "ab ", count: 300), "A1GV-P90Y-GJ00",
    "\u{200D}👩‍👧\u{202E}",
  ]
}
