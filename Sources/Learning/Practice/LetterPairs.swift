/// How often letters stand beside each other in some words, the edges of a word being letters as well: what makes
/// gibberish look possible. Only + − × ÷ are used, so that every machine draws the same.
struct LetterPairs: Sendable {
  typealias Letter = Unicode.Scalar

  /// Before the first letter and after the last one.
  static let edge: Letter = "\0"

  private(set) var followers: [Letter: [(letter: Letter, count: Int)]] = [:]
  private var sums: [Letter: Int] = [:]
  private var counts: [Letter: Int] = [:]
  private var letterCount = 0

  init(_ words: [[Letter]]) {
    var pairs: [Letter: [Letter: Int]] = [:]
    for word in words {
      for (first, second) in zip([Self.edge] + word, word + [Self.edge]) {
        pairs[first, default: [:]][second, default: 0] += 1
      }
    }
    for letter in words.joined() { counts[letter, default: 0] += 1 }
    letterCount = counts.values.reduce(0, +)
    for (letter, next) in pairs {
      followers[letter] = next.sorted { $0.key < $1.key }.map { (letter: $0.key, count: $0.value) }
      sums[letter] = next.values.reduce(0, +)
    }
  }

  /// The likelihood of a word by its pairs, to be compared among words of one length; a pair that never stood
  /// there counts for half a one.
  func likelihood(_ word: [Letter]) -> Double {
    var product = 1.0
    for (first, second) in zip([Self.edge] + word, word + [Self.edge]) {
      product *= max(Double(count(first, second)), 0.5) / Double(sums[first] ?? 1)
    }
    return product
  }

  /// The likelihood of a word by its letters alone.
  func frequency(_ word: [Letter]) -> Double {
    word.reduce(1.0) { $0 * max(Double(counts[$1] ?? 0), 0.5) / Double(max(letterCount, 1)) }
  }

  /// How often the rarest pair of a word stood there.
  func rarest(_ word: [Letter]) -> Int {
    zip([Self.edge] + word, word + [Self.edge]).map(count).min() ?? 0
  }

  private func count(_ first: Letter, _ second: Letter) -> Int {
    followers[first]?.first { $0.letter == second }?.count ?? 0
  }
}

/// Walks along the pairs: words of an exact length, each as likely as its pairs make it.
struct PairWalk: Sendable {
  private let pairs: LetterPairs
  /// For each number of letters left, how likely a walk that stands on a letter ends just there.
  private let reach: [[LetterPairs.Letter: Double]]

  /// - Parameter longest: the most letters of a word.
  init(_ pairs: LetterPairs, longest: Int) {
    self.pairs = pairs
    var reach: [[LetterPairs.Letter: Double]] = []
    for left in 0...max(0, longest) {
      reach.append(
        pairs.followers.mapValues { followers in
          let all = Double(followers.reduce(0) { $0 + $1.count })
          let weight = followers.reduce(0.0) { sum, next in
            sum + Double(next.count) * Self.share(of: next.letter, left, reach)
          }
          return weight / all
        })
    }
    self.reach = reach
  }

  /// A word ends with its letters and never goes on beyond its end.
  private static func share(
    of letter: LetterPairs.Letter, _ left: Int, _ reach: [[LetterPairs.Letter: Double]]
  ) -> Double {
    let isEnd = letter == LetterPairs.edge
    if left == 0 { return isEnd ? 1 : 0 }
    return isEnd ? 0 : reach[left - 1][letter] ?? 0
  }

  /// A word of so many letters; nil where the pairs make none.
  func word(of length: Int, draws: inout some Draws) -> [LetterPairs.Letter]? {
    guard length > 0, length < reach.count, (reach[length][LetterPairs.edge] ?? 0) > 0 else { return nil }
    var word: [LetterPairs.Letter] = []
    var last = LetterPairs.edge
    for left in stride(from: length - 1, through: 0, by: -1) {
      let weights = (pairs.followers[last] ?? []).map { next in
        next.letter == LetterPairs.edge ? 0 : Double(next.count) * (reach[left][next.letter] ?? 0)
      }
      guard let index = Self.pick(weights, draws: &draws) else { return nil }
      last = pairs.followers[last]?[index].letter ?? last
      word.append(last)
    }
    return word
  }

  private static let grain = 1 << 30

  private static func pick(_ weights: [Double], draws: inout some Draws) -> Int? {
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return nil }
    var rest = Double(draws.below(grain)) / Double(grain) * sum
    for (index, weight) in weights.enumerated() where weight > 0 {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.lastIndex { $0 > 0 }
  }
}
