/// How alike two words look, and so how easily they are confused.
///
/// Dice's coefficient (1945) of the pairs of neighbouring letters. The edges of a word count as letters,
/// since words that begin or end alike are confused most.
public enum Likeness {
  /// In thousandths, from 0, nothing in common, to 1000, equal but for case.
  public static func of(_ first: String, _ second: String) -> Int {
    of(Pairs(first), Pairs(second))
  }

  /// The letter pairs of a text, for repeated comparisons.
  struct Pairs: Hashable, Sendable {
    /// A hash of each pair, sorted.
    fileprivate let numbers: [UInt64]

    init(_ text: String) {
      let letters = ["^"] + Array(text.lowercased()) + ["$"]
      numbers = zip(letters, letters.dropFirst()).map(Self.number).sorted()
    }

    /// The n-th occurrence of a pair in a text.
    struct Occurrence: Hashable {
      fileprivate let number: UInt64
      fileprivate let time: Int
    }

    /// Its pairs as distinct occurrences.
    var occurrences: [Occurrence] {
      var time = 0
      return numbers.indices.map { index in
        time = index > 0 && numbers[index] == numbers[index - 1] ? time + 1 : 0
        return Occurrence(number: numbers[index], time: time)
      }
    }

    /// The hash of both letters, separated by a byte that no text contains.
    private static func number(_ first: Character, _ second: Character) -> UInt64 {
      let hash = FNV1a.hash(CollectionOfOne(0xFF), after: FNV1a.hash(first.utf8))
      return FNV1a.hash(second.utf8, after: hash)
    }
  }

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

  /// Dice's coefficient from the number of common pairs.
  static func share(of common: Int, _ first: Int, _ second: Int) -> Int { 2000 * common / (first + second) }
}

extension Likeness {
  /// For each text, its likeness to the most similar other one, in thousandths.
  public static func closest(among texts: [String]) -> [Int] {
    let index = Index(texts.map(Pairs.init))
    return texts.indices.map { place in
      var closest = 0
      index.forEachLike(place) { closest = max(closest, $1) }
      return closest
    }
  }

  /// An inverted index of texts by letter pairs: finds similar texts without comparing all pairs of texts.
  struct Index: Sendable {
    /// For each text, the numbers of its pairs. A repeated pair gets a new number.
    private var pairs: [[Int]] = []
    /// For each pair, the texts that contain it.
    private var texts: [[Int]] = []

    /// Indexes texts by their places; nil is like no other.
    init(_ all: [Pairs?]) {
      var numbers: [Pairs.Occurrence: Int] = [:]
      for (place, text) in all.enumerated() {
        pairs.append([])
        for pair in text?.occurrences ?? [] {
          let number = numbers[pair] ?? texts.count
          if number == texts.count {
            numbers[pair] = number
            texts.append([])
          }
          texts[number].append(place)
          pairs[place].append(number)
        }
      }
    }

    /// Calls `body` with every other text that has a pair in common, and their likeness.
    func forEachLike(_ place: Int, _ body: (Int, Int) -> Void) {
      var (common, found) = ([Int](repeating: 0, count: pairs.count), [Int]())
      for pair in pairs[place] {
        for other in texts[pair] {
          if common[other] == 0 { found.append(other) }
          common[other] += 1
        }
      }
      for other in found where other != place {
        body(other, Likeness.share(of: common[other], pairs[place].count, pairs[other].count))
      }
    }
  }
}
