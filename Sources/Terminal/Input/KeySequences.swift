import Engine

extension Key.Modifiers {
  /// From a sequence's number, written one too high so that 0 can mean none.
  init(xterm number: Int?) {
    let bits = max(0, (number ?? 1) - 1)
    // Shift, alt, control; then super, hyper and meta are one to us; caps and num lock don't matter.
    self.init(rawValue: UInt8(bits & 7) | (bits & 0b111000 != 0 ? 8 : 0))
  }
}

/// From sequences to keys.
extension ControlSequence {
  /// The key that the sequence stands for; nil if it is none of the known ones.
  var key: Key? {
    switch (prefix, intermediate, final) {
    case (0, 0, UInt8(ascii: "u")): characterKey
    case (0, 0, UInt8(ascii: "~")): number(0) == 27 ? modifiedKey : tildeKey
    case (0, 0, UInt8(ascii: "Z")): Key(.tab, modifiers.union(.shift))
    case (0, 0, _): letterKey
    default: nil
    }
  }

  private var modifiers: Key.Modifiers { Key.Modifiers(xterm: number(1)) }

  /// Press, repeat, release; nil for a number that has no meaning yet.
  private var phase: Key.Phase? { Key.Phase(rawValue: UInt8(clamping: (number(1, 1) ?? 1) - 1)) }

  private var letterKey: Key? {
    guard let phase, count == 0 || number(0) ?? 1 == 1 else { return nil }
    if count == 0, (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) {
      // rxvt writes shift with an arrow in lower case.
      return KeyNames.key(final: final - 0x20).map { Key($0, .shift) }
    }
    return KeyNames.key(final: final).map { Key($0, modifiers, phase: phase) }
  }

  private var tildeKey: Key? {
    guard let phase, let code = number(0).flatMap(KeyNames.key(number:)) else { return nil }
    return Key(code, modifiers, phase: phase)
  }

  /// xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~`.
  private var modifiedKey: Key? {
    number(2).flatMap { Self.key($0, shifted: nil, modifiers, .press) }
  }

  /// `CSI code : shifted : base ; modifiers : phase ; text u`
  private var characterKey: Key? {
    guard let phase, let code = number(0) else { return nil }
    // Ctrl-C is Ctrl-C on a Georgian keyboard, too: the key counts, as a Latin layout names it.
    let isShortcut = !modifiers.isDisjoint(with: [.control, .alt]) && code > 0x7F
    return Self.key(isShortcut ? number(0, 2) ?? code : code, shifted: number(0, 1), modifiers, phase)
  }

  /// A character comes out as it would be written without the protocol: in upper case where shift is held,
  /// and then without shift, unless control says that no character is meant.
  private static func key(
    _ code: Int, shifted: Int?, _ modifiers: Key.Modifiers, _ phase: Key.Phase
  ) -> Key? {
    guard let plain = KeyNames.key(code: code) else { return nil }
    guard case .character(let character) = plain, modifiers.contains(.shift), !modifiers.contains(.control)
    else { return Key(plain, modifiers, phase: phase) }
    let upper = shifted.flatMap(KeyNames.key(code:)) ?? upperCase(of: character)
    return Key(upper, modifiers.subtracting(.shift), phase: phase)
  }

  private static func upperCase(of character: Character) -> Key.Code {
    let upper = character.uppercased()
    return .character(upper.count == 1 ? Character(upper) : character)
  }
}

/// rxvt ends a key with modifiers in `^` (control), `$` (shift) or `@` (both) in place of `~`.
extension ControlSequence {
  var rxvtKey: Key? {
    guard prefix == 0, count == 1, let code = number(0).flatMap(KeyNames.key(number:)) else { return nil }
    switch final {
    case UInt8(ascii: "^"): return Key(code, .control)
    case UInt8(ascii: "@"): return Key(code, [.control, .shift])
    case UInt8(ascii: "$"): return Key(code, .shift)
    default: return nil
    }
  }
}
