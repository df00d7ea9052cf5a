/// How easily two words are taken for each other by the look of them.
///
/// It is Dice's coefficient (1945) of the pairs of neighbouring letters, the two edges of a word being letters as
/// well: what begins or ends alike is confused most.
public enum Likeness {
  /// Thousandths from 0, nothing in common, to 1000, the same but for case.
  public static func of(_ first: String, _ second: String) -> Int {
    let (left, right) = (pairs(first), pairs(second))
    var rest = right
    var common = 0
    for pair in left {
      guard let index = rest.firstIndex(where: { $0 == pair }) else { continue }
      rest.remove(at: index)
      common += 1
    }
    return 2000 * common / (left.count + right.count)
  }

  private static func pairs(_ text: String) -> [(Character, Character)] {
    let letters = ["^"] + Array(text.lowercased()) + ["$"]
    return Array(zip(letters, letters.dropFirst()))
  }
}
