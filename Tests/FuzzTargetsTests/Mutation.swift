import Deterministic

/// Random damage to files.
enum Mutation {
  /// Bytes that mean something in one format or another.
  private static let telling =
    Array("\0\n\r\t\u{1B}\"\\{}[]<>&;:,/-+0919eE".utf8) + [0x7F, 0x80, 0xC3, 0xED, 0xFF]

  static func made(of files: [[UInt8]], _ chance: inout Chance) -> [UInt8] {
    var bytes = chance.pick(from: files) ?? []
    for _ in 0..<chance.number(in: 1...4) { change(&bytes, files, &chance) }
    return bytes
  }

  private static func change(_ bytes: inout [UInt8], _ files: [[UInt8]], _ chance: inout Chance) {
    let place = chance.below(bytes.count + 1)
    let part = place..<min(bytes.count, place + chance.number(in: 1...32))
    switch chance.below(7) {
    case 0: bytes.removeSubrange(part)
    case 1: bytes.insert(contentsOf: bytes[part], at: place)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.insert(chance.pick(from: telling) ?? 0, at: place)
    case 4:
      let other = chance.pick(from: files) ?? []
      bytes.insert(contentsOf: other.dropFirst(chance.below(other.count + 1)).prefix(64), at: place)
    case 5 where !part.isEmpty: bytes[place] = chance.pick(from: telling) ?? 0
    default: if !part.isEmpty { bytes[place] ^= 1 << UInt8(chance.below(8)) }
    }
  }
}
