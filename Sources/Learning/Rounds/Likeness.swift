/// How easily two words are taken for each other by the look of them.
///
/// It is Dice's coefficient (1945) of the pairs of neighbouring letters, the two edges of a word being letters as
/// well: what begins or ends alike is confused most.
public enum Likeness {
  /// Thousandths from 0, nothing in common, to 1000, the same but for case.
  public static func of(_ first: String, _ second: String) -> Int {
    of(Pairs(first), Pairs(second))
  }

  /// The pairs of neighbouring letters of a text, for callers that compare it often.
  struct Pairs: Hashable, Sendable {
    /// A number for each pair, in rising order.
    fileprivate let numbers: [UInt64]

    init(_ text: String) {
      let letters = ["^"] + Array(text.lowercased()) + ["$"]
      numbers = zip(letters, letters.dropFirst()).map(Self.number).sorted()
    }

    /// A pair that a text has for the n-th time.
    struct Occurrence: Hashable {
      fileprivate let number: UInt64
      fileprivate let time: Int
    }

    /// All its pairs, each once.
    var occurrences: [Occurrence] {
      var time = 0
      return numbers.indices.map { index in
        time = index > 0 && numbers[index] == numbers[index - 1] ? time + 1 : 0
        return Occurrence(number: numbers[index], time: time)
      }
    }

    /// The FNV-1a hash of both letters, with a byte that no text has between them.
    private static func number(_ first: Character, _ second: Character) -> UInt64 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in Array(first.utf8) + [0xFF] + Array(second.utf8) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      return hash
    }
  }

  /// The same for pairs that were found before.
  static func of(_ first: Pairs, _ second: Pairs) -> Int {
    let (left, right) = (first.numbers, second.numbers)
    var (i, j, common) = (0, 0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] { common += 1 }
      let isLess = left[i] <= right[j]
      if right[j] <= left[i] { j += 1 }
      if isLess { i += 1 }
    }
    return share(of: common, left.count, right.count)
  }

  /// Dice's coefficient of so many common pairs of two texts.
  static func share(of common: Int, _ first: Int, _ second: Int) -> Int { 2000 * common / (first + second) }
}
