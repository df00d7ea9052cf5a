/// A whole sequence `ESC [ … final` as it came; its numbers are read where they stand.
struct ControlSequence {
  /// All bytes from ESC to the final one.
  let bytes: [UInt8]
  private let start: Int
  private let end: Int

  /// The sequence in `bytes`, which must begin with ESC and one byte more and hold a final byte.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let hasPrefix = bytes.count > 3 && (0x3C...0x3F).contains(bytes[2])
    start = hasPrefix ? 3 : 2
    let isMouse = hasPrefix && bytes[2] == UInt8(ascii: "<")
    let afterNumbers = bytes[start..<bytes.count - 1].firstIndex {
      !(Self.isNumeric($0) || isMouse && $0 == Self.minus)
    }
    end = afterNumbers ?? bytes.count - 1
  }

  /// The last byte.
  var final: UInt8 { bytes[bytes.count - 1] }
  /// `<`, `=`, `>`, `?`, or 0 where there is none.
  var prefix: UInt8 { start == 3 ? bytes[2] : 0 }
  /// The one byte between the numbers and the final, 0 for none, 0xFF for several or a misplaced one.
  var intermediate: UInt8 {
    switch bytes.count - 1 - end {
    case 0: 0
    case 1: bytes[end]
    default: 0xFF
    }
  }

  /// How many numbers there are, empty ones included.
  var count: Int {
    start == end ? 0 : 1 + bytes[start..<end].count { $0 == UInt8(ascii: ";") }
  }

  /// Number `index`, or its part `part` where colons divide it; nil where it is empty. Capped at 9,999,999. Only those
  /// of the mouse can be negative: it has left the window to the left or to the top.
  func number(_ index: Int, _ part: Int = 0) -> Int? {
    var field = 0
    var subfield = 0
    var value: Int?
    var sign = 1
    for byte in bytes[start..<end] {
      if byte == UInt8(ascii: ";") {
        field += 1
        subfield = 0
      } else if byte == UInt8(ascii: ":") {
        subfield += 1
      } else if field == index, subfield == part, byte == Self.minus {
        sign = -1
      } else if field == index, subfield == part {
        value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 9_999_999)
      }
      if field > index { break }
    }
    return value.map { sign * $0 }
  }

  /// All numbers; empty ones count as 0.
  var numbers: [Int] {
    (0..<count).map { number($0) ?? 0 }
  }

  private static let minus = UInt8(ascii: "-")

  private static func isNumeric(_ byte: UInt8) -> Bool {
    (0x30...0x3B).contains(byte)
  }
}
