import Formats
import Learning

/// Finds texts by parts of them, whatever the case and the accents: `nino` finds niño. However many there are, one call
/// looks at a bounded number of them.
struct TextSearch: Sendable {
  /// The most texts that a call compares: a tick has time for them, also where they are folded first.
  static let mostAtOnce = 2000

  /// How many texts there are.
  let count: Int
  private let text: @Sendable (Int) -> String
  /// What is compared: made of each text when it is first looked at.
  private var keys: [[UInt8]] = []
  private var parts: [[UInt8]] = []
  /// How many were compared with what is searched for now.
  private(set) var compared: Int

  init(count: Int, text: @escaping @Sendable (Int) -> String) {
    self.count = count
    self.text = text
    compared = count
  }

  /// Whether all were compared.
  var isDone: Bool { compared == count }

  /// Searches for something else. Returns what holds every word of it, as far as that is known at once.
  mutating func begin(_ text: String) -> [Int] {
    parts = text.split(separator: " ").map { Self.key(String($0)) }
    // All hold nothing, and none need be looked at.
    compared = parts.isEmpty ? count : 0
    return parts.isEmpty ? Array(0..<count) : goOn()
  }

  /// The indices of the next texts that hold it, in their order.
  mutating func goOn() -> [Int] {
    let places = compared..<min(count, compared + Self.mostAtOnce)
    compared = places.upperBound
    for place in keys.count..<max(keys.count, compared) { keys.append(Self.key(text(place))) }
    return places.filter { place in parts.allSatisfy { Self.holds(keys[place], $0) } }
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
  package var searchText: String {
    let sides = [term, reading, romanization].compactMap { $0 } + meanings
    return (sides + tags).joined(separator: "\n")
  }
}
