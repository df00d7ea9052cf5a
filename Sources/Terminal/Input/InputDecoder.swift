import Engine

/// Turns the bytes of a terminal into events and replies. It reads nothing and knows no clock: bytes and
/// moments are handed in, and how the bytes were cut into pieces makes no difference.
///
/// A state machine over single bytes. `pending` holds an unfinished sequence from its ESC on; whatever can't
/// be a part of it ends it and is looked at afresh, so garbage costs at most the sequence that it stands in.
/// Only three things end by silence, told by `expire(at:)`: an ESC that nothing follows is the Escape key after
/// 25 ms, and a paste or a string whose end got lost is given up after a second. All others wait.
package struct InputDecoder: Sendable {
  /// Nanoseconds after which an ESC that nothing follows is the Escape key.
  package static let escapeNanoseconds = 25_000_000
  /// Nanoseconds of silence after which a paste or a string without an end is over.
  package static let silenceNanoseconds = 1_000_000_000
  /// The most bytes of a paste that are kept.
  package static let pasteLimit = 1 << 20

  enum State {
    case ground, escape, control, singleShift, mouse, scalar, string, paste
  }

  let keyStrings: KeyStrings
  var state = State.ground
  /// Whether an ESC came before: alt with what follows.
  var isAlt = false
  var pending: [UInt8] = []
  private var scalar = ScalarDecoder()
  var paste = PasteBuffer(limit: Self.pasteLimit)
  var held = MouseEvent.Button.none
  /// The window's pixels: without them reports are taken to be in cells.
  package var grid: PixelGrid?
  /// Whether reports of the mouse count pixels, as the terminal has said last.
  var readsPixels = false
  private var lastByte = 0
  var decoded: [DecodedInput] = []

  /// A decoder that also knows the terminal's own key strings, whole sequences that begin with ESC.
  package init(keyStrings: KeyStrings = [:]) {
    self.keyStrings = keyStrings
  }

  /// The moment, in the same nanoseconds, when `expire(at:)` should be called if nothing else arrives; nil
  /// while nothing is waiting for it.
  package var deadline: Int? {
    switch state {
    case .escape: lastByte + Self.escapeNanoseconds
    case .string, .paste: lastByte + Self.silenceNanoseconds
    default: nil
    }
  }

  /// Takes bytes that arrived at a moment, in nanoseconds of a clock that never goes back.
  package mutating func decode(_ bytes: some Sequence<UInt8>, at now: Int) -> [DecodedInput] {
    for byte in bytes {
      take(byte)
      lastByte = now
    }
    return takeDecoded()
  }

  /// Tells that nothing arrived until this moment.
  package mutating func expire(at now: Int) -> [DecodedInput] {
    guard let deadline, now >= deadline else { return [] }
    switch state {
    case .escape: endEscape()
    case .paste: endPaste()
    default: endUnfinished()
    }
    return takeDecoded()
  }

  private mutating func takeDecoded() -> [DecodedInput] {
    defer { decoded.removeAll(keepingCapacity: true) }
    return decoded
  }

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .singleShift: takeSingleShift(byte)
    case .mouse: takeMouse(byte)
    case .scalar: takeScalar(byte)
    case .string: takeString(byte)
    case .paste: takePaste(byte)
    }
  }

  mutating func reset() {
    state = .ground
    isAlt = false
    pending.removeAll(keepingCapacity: true)
  }
}

// Keys that are one byte or one scalar.
extension InputDecoder {
  mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: enterEscape()
    case 0x80...: startScalar(byte)
    default: emit(ByteKey.key(byte))
    }
  }

  private mutating func startScalar(_ lead: UInt8) {
    let wasAlt = isAlt
    reset()
    guard scalar.start(lead) else { return }
    isAlt = wasAlt
    state = .scalar
  }

  private mutating func takeScalar(_ byte: UInt8) {
    guard scalar.take(byte) else { return restart(with: byte) }
    guard let whole = scalar.scalar else { return }
    // C1 controls are characters to nobody.
    if whole.value >= 0xA0 { emit(Key(.character(Character(whole)))) } else { reset() }
  }
}

// Ways for what is pending to end.
extension InputDecoder {
  /// As a key.
  mutating func emit(_ key: Key) {
    var key = key
    if isAlt { key.modifiers.insert(.alt) }
    decoded.append(.event(.key(key)))
    reset()
  }

  /// As something that alt can't go with: then the first of two ESC was the Escape key.
  mutating func end(_ input: DecodedInput?) {
    endSecondEscape()
    reset()
    if let input { decoded.append(input) }
  }

  mutating func endSecondEscape() {
    if isAlt { decoded.append(.event(.key(Key(.escape)))) }
    isAlt = false
  }

  /// As nothing, since the next byte is no part of it.
  mutating func restart(with byte: UInt8) {
    endUnfinished()
    takeGround(byte)
  }

  /// As nothing. Where only ESC and one byte have come, that byte was a key with alt.
  private mutating func endUnfinished() {
    guard pending.count == 2 else { return reset() }
    let letter = pending[1]
    endSecondEscape()
    isAlt = true
    emit(ByteKey.key(letter))
  }
}
