import Engine

/// Turns a terminal's bytes into events and replies. It does no I/O and reads no clock: bytes and times are
/// passed in, and it makes no difference how the bytes were split into reads, except after a string was given
/// up.
///
/// It is a state machine over single bytes. `pending` has an unfinished sequence from its ESC on. A byte that
/// can't be part of it ends it and starts afresh, so garbage costs at most the sequence it occurs in. Only
/// three things end by a timeout, through `expire(at:)`: an ESC with nothing after it is the Escape key after
/// 25 ms, and a paste or a string whose end was lost is given up after a second. Ctrl-C ends such a paste at once.
package struct InputDecoder: Sendable {
  /// Nanoseconds after which a lone ESC is the Escape key.
  static let escapeNanoseconds = 25_000_000
  /// Nanoseconds of silence after which a paste or a string is over.
  package static let silenceNanoseconds = 1_000_000_000
  /// Nanoseconds between parts of a paste, at least, after which a Ctrl-C isn't a part of it.
  private static let pauseNanoseconds = 100_000_000
  /// The most bytes of a paste; the rest is dropped.
  package static let pasteLimit = 1 << 20

  enum State {
    case ground, escape, control, singleShift, mouse, scalar, string, paste
  }

  let keyStrings: KeyStrings
  var state = State.ground
  /// Whether another ESC came before: alt for the key that follows.
  var isAlt = false
  var pending: [UInt8] = []
  private var scalar = ScalarDecoder()
  var paste = PasteBuffer(limit: Self.pasteLimit)
  var held = MouseEvent.Button.none
  /// The window's pixels. Without it, mouse reports are taken to be in cells.
  package var grid: PixelGrid?
  /// Whether mouse reports are in pixels, according to the terminal's last answer.
  var readsPixels = false
  private var lastByte = 0
  /// The last byte of a string that was given up, until something else comes.
  private var givenUpAfter: UInt8?
  var decoded: [DecodedInput] = []

  /// A decoder that also knows the terminal's own key sequences.
  package init(keyStrings: KeyStrings = [:]) {
    self.keyStrings = keyStrings
  }

  /// When to call `expire(at:)` if nothing else arrives, in nanoseconds; nil for never.
  package var deadline: Int? {
    switch state {
    case .escape: lastByte + Self.escapeNanoseconds
    case .string, .paste: lastByte + Self.silenceNanoseconds
    default: nil
    }
  }

  /// Decodes bytes that have arrived now, in nanoseconds of a monotonic clock.
  package mutating func decode(_ bytes: some Collection<UInt8>, at now: Int) -> [DecodedInput] {
    if isInterrupt(bytes, at: now) { endPaste() }
    for byte in bytes.dropFirst(lateBytes(in: bytes)) {
      decode(byte)
      lastByte = now
    }
    return drain()
  }

  /// Whether Ctrl-C was pressed while the end of a paste is missing: it comes alone, and after a pause.
  private func isInterrupt(_ bytes: some Collection<UInt8>, at now: Int) -> Bool {
    state == .paste && bytes.count == 1 && bytes.first == 0x03 && now - lastByte > Self.pauseNanoseconds
  }

  /// Handles that nothing has arrived until now.
  package mutating func expire(at now: Int) -> [DecodedInput] {
    guard let deadline, now >= deadline else { return [] }
    switch state {
    case .escape: endEscape()
    case .paste: endPaste()
    default:
      if pending.count > 2 { givenUpAfter = pending.last }
      endUnfinished()
    }
    return drain()
  }

  /// How many bytes are the rest of a string that was given up: all up to its end, if that comes in one read.
  /// Nobody types so fast, and on a slow line the second half of a reply would be typed otherwise.
  private mutating func lateBytes(in bytes: some Collection<UInt8>) -> Int {
    guard var last = givenUpAfter else { return 0 }
    givenUpAfter = nil
    for (index, byte) in bytes.enumerated() {
      if byte == 0x07 || last == 0x1B && byte == UInt8(ascii: "\\") { return index + 1 }
      if last == 0x1B || byte < 0x20 && byte != 0x1B { return 0 }
      last = byte
    }
    return 0
  }

  private mutating func drain() -> [DecodedInput] {
    defer { decoded.removeAll(keepingCapacity: true) }
    return decoded
  }

  mutating func decode(_ byte: UInt8) {
    switch state {
    case .ground: decodeGround(byte)
    case .escape: decodeEscape(byte)
    case .control: decodeControl(byte)
    case .singleShift: decodeSingleShift(byte)
    case .mouse: decodeMouse(byte)
    case .scalar: decodeScalar(byte)
    case .string: decodeString(byte)
    case .paste: decodePaste(byte)
    }
  }

  mutating func reset() {
    state = .ground
    isAlt = false
    pending.removeAll(keepingCapacity: true)
  }
}

// Keys of one byte or one scalar.
extension InputDecoder {
  mutating func decodeGround(_ byte: UInt8) {
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

  private mutating func decodeScalar(_ byte: UInt8) {
    guard scalar.add(byte) else { return restart(with: byte) }
    guard let whole = scalar.scalar else { return }
    // C1 controls aren't keys.
    if whole.value >= 0xA0 { emit(Key(.character(Character(whole)))) } else { reset() }
  }
}

// The ways to end a pending sequence.
extension InputDecoder {
  /// Ends it as a key.
  mutating func emit(_ key: Key) {
    var key = key
    if isAlt { key.modifiers.insert(.alt) }
    decoded.append(.event(.key(key)))
    reset()
  }

  /// Ends it as something that can't be combined with alt: then the first of two ESC was the Escape key.
  mutating func end(_ input: DecodedInput?) {
    endSecondEscape()
    reset()
    if let input { decoded.append(input) }
  }

  mutating func endSecondEscape() {
    if isAlt { decoded.append(.event(.key(Key(.escape)))) }
    isAlt = false
  }

  /// Drops it, since the next byte isn't part of it.
  mutating func restart(with byte: UInt8) {
    endUnfinished()
    decodeGround(byte)
  }

  /// Drops it. If it is only ESC and one byte, that was a key with alt.
  private mutating func endUnfinished() {
    guard pending.count == 2 else { return reset() }
    let letter = pending[1]
    endSecondEscape()
    isAlt = true
    emit(ByteKey.key(letter))
  }
}

/// Assembles a UTF-8 scalar from its bytes and rejects ill-formed ones (Unicode 15, table 3-7).
private struct ScalarDecoder {
  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  var isPending: Bool { missing > 0 }

  /// Begins with a lead byte. Returns false if it can't be one.
  mutating func start(_ lead: UInt8) -> Bool {
    switch lead {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return false
    }
    value = UInt32(lead) & (0x3F >> UInt32(missing))
    allowed = Self.secondBytes(lead)
    return true
  }

  /// Adds the next byte. Returns false and drops the scalar if the byte isn't part of it.
  mutating func add(_ byte: UInt8) -> Bool {
    guard allowed.contains(byte) else {
      missing = 0
      return false
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    return true
  }

  /// The scalar, if it is complete.
  var scalar: Unicode.Scalar? { isPending ? nil : Unicode.Scalar(value) }

  private static func secondBytes(_ lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
