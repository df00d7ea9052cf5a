/// Chance, as Learning needs it. Learning makes none of its own: who plays a round brings it, and the same
/// draws give the same round.
public protocol Draws {
  /// A number from 0 to one less than `count`, each as likely. `count` is at least 1.
  mutating func below(_ count: Int) -> Int
}

extension Draws {
  /// The elements in a random order (Fisher and Yates).
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    var end = result.count
    while end > 1 {
      let index = below(end)
      end -= 1
      result.swapAt(index, end)
    }
    return result
  }
}
