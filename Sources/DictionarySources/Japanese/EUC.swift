import Formats

/// Finds the valid lines of a text in EUC-JP. The program iconv converts the characters.
enum EUC {
  /// The text with a question mark in place of each invalid line: iconv would stop at the first of them, and
  /// the readers count a question mark as damage.
  static func wholeLines(of bytes: [UInt8]) throws(TextError) -> [UInt8] {
    var whole: [UInt8] = []
    whole.reserveCapacity(bytes.count)
    var (number, damaged) = (0, 0)
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      if isWhole(line) {
        whole += line
      } else {
        damaged += 1
        whole.append(UInt8(ascii: "?"))
      }
      whole.append(10)
      if damaged > 20 + number / 50 {
        throw TextError(.notEUC, at: TextPlace(line: number, column: 1))
      }
    }
    whole.removeLast()
    return whole
  }

  private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    var place = line.startIndex
    while place < line.endIndex {
      let length = length(line[place])
      let tail = line[(place + 1)..<min(place + max(1, length), line.endIndex)]
      guard length > 0, place + length <= line.endIndex, tail.allSatisfy({ $0 >= 0xA1 }) else { return false }
      place += length
    }
    return true
  }

  /// The length of a character that begins with this byte; 0 if none does.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0x8E, 0xA1...0xFE: 2
    case 0x8F: 3
    default: 0
    }
  }
}
