/// The modes of a terminal that a program's output has switched on and not off again.
public struct TerminalModes: Hashable, Sendable {
  /// DEC private modes (`CSI ? n h`) that differ from the initial state; 7 and 25 are initially on.
  public private(set) var changed: Set<Int> = []
  /// The depth of the kitty keyboard stack.
  public private(set) var kittyDepth = 0
  /// Whether colours or attributes are set.
  public private(set) var hasPen = false
  /// Whether the keypad sends application sequences.
  public private(set) var hasApplicationKeypad = false

  /// Whether everything is in the initial state.
  public var isClean: Bool { self == TerminalModes() }

  private init() {}

  /// Interprets all output of a program.
  public init(after bytes: [UInt8]) {
    var at = 0
    while at < bytes.count {
      defer { at += 1 }
      guard bytes[at] == 0x1B, at + 1 < bytes.count else { continue }
      at += 1
      switch bytes[at] {
      case UInt8(ascii: "="): hasApplicationKeypad = true
      case UInt8(ascii: ">"): hasApplicationKeypad = false
      case UInt8(ascii: "["):
        let start = at + 1
        while at + 1 < bytes.count, !(0x40...0x7E).contains(bytes[at + 1]) { at += 1 }
        at += 1
        if at < bytes.count { control(bytes[start..<at], bytes[at]) }
      default: break
      }
    }
  }

  /// Most sequences by far move the cursor or set colours, so numbers are read only where they count.
  private mutating func control(_ parameters: ArraySlice<UInt8>, _ final: UInt8) {
    var numbers: [Int] {
      parameters.drop { "?<>=".utf8.contains($0) }.split(separator: UInt8(ascii: ";"))
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    }
    switch (final, parameters.first.map(Unicode.Scalar.init)) {
    case (UInt8(ascii: "h"), "?"): numbers.forEach { set($0, true) }
    case (UInt8(ascii: "l"), "?"): numbers.forEach { set($0, false) }
    case (UInt8(ascii: "u"), ">"): kittyDepth += 1
    case (UInt8(ascii: "u"), "<"): kittyDepth = max(0, kittyDepth - (numbers.first ?? 1))
    // `CSI > m` sets what modified keys send.
    case (UInt8(ascii: "m"), ">"): break
    case (UInt8(ascii: "m"), _): hasPen = !(parameters.isEmpty || parameters.elementsEqual("0".utf8))
    default: break
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    let startsOn = mode == 7 || mode == 25
    if isOn == startsOn { changed.remove(mode) } else { changed.insert(mode) }
  }
}
