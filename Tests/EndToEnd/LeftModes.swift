import Foundation

/// Modes that a program has changed and not given back, by the bytes that it wrote.
struct LeftModes: CustomStringConvertible {
  /// On in a terminal that nobody has changed: lines wrap, and the cursor can be seen.
  private static let usual: Set = [7, 25]

  private var on = usual
  /// Whether kitty's keyboard protocol was asked for and not given back.
  private var hasKeyboard = false
  private var hasBegun = false

  var isClean: Bool { hasBegun && on == Self.usual && !hasKeyboard }

  init() {}

  /// - Parameter end: the escape sequence, without its first byte, at which the bytes end; it may be missing yet.
  init(after bytes: Data, until end: String) {
    let parts = bytes.split(separator: 0x1B)
    guard let end = parts.firstIndex(where: { $0.starts(with: end.utf8) }) else { return }
    for part in parts[..<end] where part.first == UInt8(ascii: "[") {
      let text = String(decoding: part.dropFirst().prefix(40), as: UTF8.self)
      if let change = text.prefixMatch(of: /\?([\d;]+)([hl])/) {
        let modes = change.1.split(separator: ";").compactMap { Int($0) }
        if change.2 == "h" { on.formUnion(modes) } else { on.subtract(modes) }
        hasBegun = true
      }
      if text.prefixMatch(of: />\du/) != nil { hasKeyboard = true }
      if text.hasPrefix("<u") { hasKeyboard = false }
    }
  }

  var description: String {
    guard hasBegun else { return "no modes were seen" }
    let (on, off) = (on.subtracting(Self.usual).sorted(), Self.usual.subtracting(on).sorted())
    return "modes left on \(on), off \(off), keyboard protocol \(hasKeyboard)"
  }
}
