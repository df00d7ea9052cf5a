import Formats
import Learning

/// Finds texts by parts of them, whatever the case and the accents: `nino` finds niño.
struct TextSearch: Sendable {
  /// What is compared; made once, since ten thousand words take some milliseconds.
  private let keys: [[UInt8]]

  init(_ texts: [String]) {
    keys = texts.map(Self.key)
  }

  /// The indices of the texts that hold every word of what is searched for, in their order.
  func find(_ text: String) -> [Int] {
    let parts = text.split(separator: " ").map { Self.key(String($0)) }
    return keys.indices.filter { index in parts.allSatisfy { Self.holds(keys[index], $0) } }
  }

  private static func key(_ text: String) -> [UInt8] { Array(NormalForm.folded(text).utf8) }

  private static func holds(_ key: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return key.withUnsafeBufferPointer { key in
      key.indices.dropLast(part.count - 1).contains { start in
        key[start] == first && key[start..<start + part.count].elementsEqual(part)
      }
    }
  }
}

extension Word {
  /// What it is found by.
  var searchText: String {
    let sides = [term, reading, romanization].compactMap { $0 } + meanings
    return (sides + tags).joined(separator: "\n")
  }
}
