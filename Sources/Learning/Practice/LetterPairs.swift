import Deterministic

/// Counts which letters follow each other in a list of words, including the edges of words: the statistics
/// behind plausible gibberish. Only + − × ÷ are used, so that every machine draws the same words.
struct LetterPairs: Sendable {
  typealias Letter = Unicode.Scalar

  /// The edge's number, before the first letter and after the last.
  static let edge = 0

  /// The edge, then the letters in Unicode's order; the index is a letter's number.
  let letters: [Letter]
  /// The letters that follow each letter, with their counts.
  fileprivate let followers: [[(letter: Int, count: Int)]]
  private let numbers: [Letter: Int]
  private let pairs: [[Int]]
  private let sums: [Int]
  private let counts: [Int]
  private let letterCount: Int

  init(_ words: [[Letter]]) {
    let letters = Set(words.joined()).union(["\0"]).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(letters, 0...))
    var counts = letters.map { _ in 0 }
    var pairs = letters.map { _ in counts }
    for word in words.map({ $0.compactMap { numbers[$0] } }) {
      for (first, second) in zip([Self.edge] + word, word + [Self.edge]) { pairs[first][second] += 1 }
      for letter in word { counts[letter] += 1 }
    }
    (self.letters, self.numbers, self.pairs, self.counts) = (letters, numbers, pairs, counts)
    sums = pairs.map { $0.reduce(0, +) }
    letterCount = counts.reduce(0, +)
    followers = pairs.map { row in row.indices.filter { row[$0] > 0 }.map { (letter: $0, count: row[$0]) } }
  }

  /// The letters of a word as numbers; nil for letters that occur in none of the words.
  func numbered(_ word: [Letter]) -> [Int?] { word.map { numbers[$0] } }

  /// The likelihood of a word by its pairs, comparable among words of one length. An unseen pair counts as
  /// half an occurrence.
  func likelihood(_ word: [Int?]) -> Double {
    var product = 1.0
    for (first, second) in zip([Self.edge] + word, word + [Self.edge]) {
      product *= max(Double(count(first, second)), 0.5) / Double(first.map { max(1, sums[$0]) } ?? 1)
    }
    return product
  }

  /// The likelihood of a word by its letters alone.
  func frequency(_ word: [Int?]) -> Double {
    word.reduce(1.0) { product, letter in
      product * max(Double(letter.map { counts[$0] } ?? 0), 0.5) / Double(max(letterCount, 1))
    }
  }

  /// How often the rarest pair of a word occurs.
  func rarest(_ word: [Int?]) -> Int {
    zip([Self.edge] + word, word + [Self.edge]).map(count).min() ?? 0
  }

  private func count(_ first: Int?, _ second: Int?) -> Int {
    guard let first, let second else { return 0 }
    return pairs[first][second]
  }
}

/// A random walk along the pairs. It draws words of an exact length, each with the probability that its pairs
/// give it.
struct PairWalk: Sendable {
  private let pairs: LetterPairs
  /// By the number of letters left and the current letter: the weight of each follower, given that the walk
  /// must end in time.
  private let weights: [[[Double]]]
  /// Whether there are words of a length.
  private let isPossible: [Bool]

  /// - Parameter longest: the most letters of a word.
  init(_ pairs: LetterPairs, longest: Int) {
    self.pairs = pairs
    // By the number of letters left: how likely a walk that is at a letter ends exactly then.
    var reach: [[Double]] = []
    for left in 0...max(0, longest) {
      reach.append(
        pairs.followers.map { followers in
          let all = Double(followers.reduce(0) { $0 + $1.count })
          let weight = followers.reduce(0.0) { sum, next in
            sum + Double(next.count) * Self.share(of: next.letter, left, reach)
          }
          return all > 0 ? weight / all : 0
        })
    }
    isPossible = reach.map { $0[LetterPairs.edge] > 0 }
    weights = reach.map { reach in
      pairs.followers.map { followers in
        followers.map { $0.letter == LetterPairs.edge ? 0 : Double($0.count) * reach[$0.letter] }
      }
    }
  }

  /// A word can only end at the edge, and can't go on after it.
  private static func share(of letter: Int, _ left: Int, _ reach: [[Double]]) -> Double {
    let isEnd = letter == LetterPairs.edge
    if left == 0 { return isEnd ? 1 : 0 }
    return isEnd ? 0 : reach[left - 1][letter]
  }

  /// A word of a length; nil where the pairs allow none.
  func word(of length: Int, chance: inout Chance) -> [LetterPairs.Letter]? {
    guard length > 0, length < weights.count, isPossible[length] else { return nil }
    var word: [LetterPairs.Letter] = []
    var last = LetterPairs.edge
    for left in stride(from: length - 1, through: 0, by: -1) {
      guard let index = Self.pick(weights[left][last], chance: &chance) else { return nil }
      last = pairs.followers[last][index].letter
      word.append(pairs.letters[last])
    }
    return word
  }

  private static let grain = 1 << 30

  private static func pick(_ weights: [Double], chance: inout Chance) -> Int? {
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return nil }
    var rest = Double(chance.below(grain)) / Double(grain) * sum
    for (index, weight) in weights.enumerated() where weight > 0 {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.lastIndex { $0 > 0 }
  }
}
