import Engine

struct RandomInput {
  private var chance: Chance
  private var window: Size
  private let changesAnswering: Bool
  private var hasBegun = false

  /// - Parameter changesAnswering: whether it also says now and then when queries are answered.
  init(_ chance: Chance, window: Size, changesAnswering: Bool = false) {
    (self.chance, self.window, self.changesAnswering) = (chance, window, changesAnswering)
  }

  /// The next action: some events in one tick, a wait, or another way of answering.
  mutating func next() -> Stage.Action {
    defer { hasBegun = true }
    // Many scenes ask in their first tick.
    if changesAnswering, chance.below(hasBegun ? 30 : 2) == 0 { return .answering(answering()) }
    guard chance.below(4) > 0 else { return .wait(ticks: chance.pick(from: [1, 2, 5, 20, 90, 200]) ?? 1) }
    return .send((0...chance.below(3)).map { _ in event() })
  }

  /// Mostly late: without any answer, many scenes only wait.
  private mutating func answering() -> Stage.Answering {
    switch chance.below(8) {
    case 0: .atOnce
    case 1: .never
    case 2: .refused(chance.pick(from: [.refused, .failed, .cancelled]) ?? .refused)
    default: .late(ticks: chance.pick(from: [1, 2, 5, 20, 90, 200]) ?? 1)
    }
  }

  private mutating func event() -> InputEvent {
    switch chance.below(20) {
    case 0..<5: return .key(Key(chance.pick(from: Self.moves) ?? .up))
    case 5..<11: return .key(key())
    case 11..<17: return .mouse(mouse())
    case 17: return .paste(chance.pick(from: Self.pastes) ?? "")
    case 18: return chance.pick(from: [.focus(true), .focus(false), .resumed]) ?? .resumed
    default: return resize()
    }
  }

  /// Mostly usual sizes, and some very small ones.
  private mutating func resize() -> InputEvent {
    let (widths, heights) = (
      chance.pick(from: [1...300, 1...20, 60...120]), chance.pick(from: [1...100, 1...6])
    )
    window = Size(chance.number(in: widths ?? 1...300), chance.number(in: heights ?? 1...100))
    return .resize(window)
  }

  private mutating func key() -> Key {
    let phase: Key.Phase? = chance.pick(from: [.press, .press, .press, .repeat, .release])
    let modifiers: [Key.Modifiers] = [[], [], [], .shift, .control, .alt, .command, [.control, .shift]]
    return Key(code(), chance.pick(from: modifiers) ?? [], phase: phase ?? .press)
  }

  private mutating func code() -> Key.Code {
    switch chance.below(8) {
    case 0..<2: chance.pick(from: Self.plain) ?? .enter
    case 2: .function(chance.number(in: 1...24))
    case 3: .character(chance.pick(from: Self.odd) ?? "é")
    default: .character(chance.pick(from: Self.typed) ?? "a")
    }
  }

  private mutating func mouse() -> MouseEvent {
    let actions: [MouseEvent.Action] = [
      .press, .press, .press, .release, .release, .move, .move, .wheel(1), .wheel(-1),
      .wheel(chance.number(in: -99...99)),
    ]
    let buttons: [MouseEvent.Button] = [.left, .left, .left, .none, .middle, .right]
    return MouseEvent(
      chance.pick(from: actions) ?? .press, chance.pick(from: buttons) ?? .left, at: place(),
      modifiers: chance.below(8) == 0 ? .shift : [])
  }

  /// Mostly inside the window, sometimes outside.
  private mutating func place() -> Point {
    chance.below(8) == 0
      ? Point(chance.number(in: -9...4096), chance.number(in: -9...4096))
      : Point(chance.below(window.width), chance.below(window.height))
  }

  private static let moves: [Key.Code] = [
    .up, .down, .left, .right, .enter, .tab, .home, .end, .pageUp, .pageDown,
  ]
  /// All keys that type no character.
  private static let plain: [Key.Code] = moves + [.escape, .backspace, .delete, .insert]
  private static let typed = Array("abcdefghijklmnopqrstuvwxyz0123456789     /?.,+-_=")
  private static let odd = Array("ABQXßéがé漢👩‍👧\u{301}\u{200D}\u{202E}\u{0}\u{7F}")
  private static let pastes = [
    "", "hello", "a\u{301}\u{301}", "\u{1B}[2J\r\n\t", String(repeating: "ab ", count: 300),
    "\u{200D}👩‍👧\u{202E}",
  ]
}
