import Engine

/// Input of any kind, cheap to make: all keys with all modifiers, the mouse in and outside the window, pastes, sizes
/// from 1×1 to 300×100. Keys that lead somewhere are the most likely.
struct ArbitraryInput {
  private var chance: Chance
  private var text: ArbitraryText
  private var window: Size
  /// The rest of a stroke, or of something dragged.
  private var drag: [InputEvent] = []

  init(_ chance: Chance, window: Size) {
    (self.chance, self.window) = (chance, window)
    text = ArbitraryText(Chance(seed: self.chance.bits()))
  }

  mutating func event() -> InputEvent {
    if let next = drag.popLast() { return next }
    return switch chance.below(128) {
    case 0..<32: .key(Key(Self.moves[chance.below(Self.moves.count)]))
    case 32..<56: .key(Key(.character(Self.typed[chance.below(Self.typed.count)])))
    case 56..<80: .key(key())
    case 80..<116: .mouse(mouse())
    case 116, 117: beginDrag()
    case 118, 119: .paste(text.text())
    case 120: .focus(chance.below(2) == 0)
    case 121, 122: .resumed
    default: .resize(size())
    }
  }

  /// Half the windows can be used.
  mutating func size() -> Size {
    switch chance.below(8) {
    case 0..<4: window = Size(chance.number(in: 60...300), chance.number(in: 20...100))
    case 4: window = Size(chance.number(in: 60...80), chance.number(in: 20...24))
    case 5: window = Size(chance.number(in: 1...59), chance.number(in: 1...100))
    case 6: window = Size(chance.number(in: 1...300), chance.number(in: 1...19))
    default: window = Size(chance.number(in: 1...300), chance.number(in: 1...100))
    }
    return window
  }

  private mutating func key() -> Key {
    let phases: [Key.Phase] = [.press, .repeat, .release]
    return Key(
      code(), Key.Modifiers(rawValue: UInt8(chance.below(16))), phase: phases[chance.below(phases.count)])
  }

  private mutating func code() -> Key.Code {
    switch chance.below(4) {
    case 0: Self.plain[chance.below(Self.plain.count)]
    case 1: .function(chance.number(in: 1...24))
    case 2: .character(Self.odd[chance.below(Self.odd.count)])
    default: .character(Character(Unicode.Scalar(UInt8(chance.below(128)))))
    }
  }

  private mutating func mouse() -> MouseEvent {
    let action: MouseEvent.Action =
      switch chance.below(8) {
      case 0..<3: .press
      case 3: .release
      case 4, 5: .move
      case 6: .wheel(chance.below(2) * 2 - 1)
      default: .wheel(chance.number(in: -99...99))
      }
    let button = MouseEvent.Button(rawValue: UInt8([1, 1, 1, 0, 2, 3][chance.below(6)])) ?? .left
    let modifiers = chance.below(8) == 0 ? Key.Modifiers(rawValue: UInt8(chance.below(16))) : []
    let place = place()
    guard chance.below(4) == 0 else { return MouseEvent(action, button, at: place, modifiers: modifiers) }
    let fine = Point(
      place.x &* MouseEvent.parts + chance.below(16), place.y &* MouseEvent.parts + chance.below(16))
    return MouseEvent(action, button, atFine: fine, modifiers: modifiers)
  }

  /// Presses the button, and leaves it to the next events to move and to let go. Enter may follow.
  private mutating func beginDrag() -> InputEvent {
    if chance.below(2) == 0 { drag.append(.key(Key(.enter))) }
    drag.append(.mouse(MouseEvent(.release, .left, at: place())))
    for _ in 0..<chance.number(in: 1...12) { drag.append(.mouse(MouseEvent(.move, .left, at: place()))) }
    return .mouse(MouseEvent(.press, .left, at: place()))
  }

  /// Mostly inside the window, sometimes anywhere.
  private mutating func place() -> Point {
    chance.below(16) == 0
      ? Point(chance.number(in: -9...70_000), chance.number(in: -9...70_000))
      : Point(chance.below(window.width), chance.below(window.height))
  }

  private static let moves: [Key.Code] = [
    .up, .down, .left, .right, .enter, .enter, .enter, .tab, .home, .end, .pageUp, .pageDown, .escape,
  ]
  /// All keys that type no character.
  private static let plain = moves + [.backspace, .delete, .insert]
  private static let typed = Array("abcdefghijklmnoprstuvwxyz0123456789    /?.,+-_=q")
  private static let odd = Array("ABQXßéがé漢👩‍👧\u{301}\u{200D}\u{202E}\u{0}\u{7F}\u{1B}იжñ")
}
