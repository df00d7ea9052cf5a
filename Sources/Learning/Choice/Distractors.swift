import Deterministic

/// Chooses the wrong answers that stand beside a right one, so that somebody who can't read the words is right no more often
/// than by chance.
///
/// They look like the right one in script and case, and they clash with it and with each other in nothing. Beyond
/// that several sets are drawn, and taken is the one in which those tricks fail that would have been right too often
/// so far: to take the longest answer, say, or the rarest.
public struct Distractors: Hashable, Sendable {
  /// How often each word of the pool has stood in a question.
  public private(set) var seen: [Int]
  /// How often each trick would have been right, in twelfths: of three equal answers it takes one by chance.
  public private(set) var wins = Array(repeating: 0, count: Trick.allCases.count)
  /// Questions so far.
  public private(set) var count = 0

  private static let sets = 6
  private static let whole = 12

  /// Nothing was offered yet.
  public init(_ pool: ChoicePool) {
    seen = Array(repeating: 0, count: pool.items.count)
  }

  /// The wrong answers for a word: three, or as many as there are.
  /// - Parameters:
  ///   - closeness: how alike they are to the right one, from 0, unlike it, to 1000, the most alike.
  ///   - wanted: a word that is to be among them, if it can be.
  public mutating func choose(
    for word: Int, showing side: ShownSide, in pool: ChoicePool, closeness: Int, wanted: Int? = nil,
    _ chance: inout Chance
  ) -> [Int] {
    let candidates = Candidates(for: word, showing: side, in: pool, closeness: closeness, wanted: wanted)
    var best: (others: [Int], shares: [Int], cost: Int) = ([], [], .max)
    for _ in 0..<Self.sets {
      let others = candidates.draw(&chance)
      let shares = shares([word] + others, pool, side)
      let cost = zip(shares, wins).reduce(0) {
        $0 + $1.0 * ($1.1 * ChoiceQuestion.usualOptions - Self.whole * count)
      }
      if cost < best.cost { best = (others, shares, cost) }
    }
    count += 1
    for (trick, share) in best.shares.enumerated() { wins[trick] += share }
    for option in best.others + [word] { seen[option] += 1 }
    return best.others
  }

  /// How surely each trick finds the first of the options, in twelfths.
  private func shares(_ options: [Int], _ pool: ChoicePool, _ side: ShownSide) -> [Int] {
    let lengths = options.map { pool.shape($0, besides: side).length }
    let all = lengths.reduce(0, +)
    return Trick.allCases.map { trick in
      let worths =
        switch trick {
        case .longest: lengths
        case .shortest: lengths.map { -$0 }
        case .middling: lengths.map { -abs(options.count * $0 - all) }
        case .rarest: options.map { -seen[$0] }
        case .commonest: options.map { seen[$0] }
        }
      guard let most = worths.max(), worths[0] == most else { return 0 }
      return Self.whole / worths.count { $0 == most }
    }
  }

  private enum Trick: CaseIterable {
    case longest, shortest, middling, rarest, commonest
  }
}

/// The words that would be wrong answers to one question.
private struct Candidates {
  /// Those that are near enough, and all of the same look, both the most alike first.
  private var near, all: [Int]
  private let wanted: Int?
  private let pool: ChoicePool

  /// Words of another look are left out as long as enough of the same are there.
  init(
    for word: Int, showing side: ShownSide, in pool: ChoicePool, closeness: Int, wanted: Int?
  ) {
    self.pool = pool
    let wrong = pool.neighbours(of: word, showing: side)
    let shape = pool.shape(word, besides: side)
    let alike = wrong.filter { pool.shape($0, besides: side).matches(shape) }
    all = alike.count >= ChoiceQuestion.usualOptions - 1 ? alike : wrong
    // Where nothing is to be told from its like, the most alike are left out.
    if closeness == 0 { all = Array(all.suffix(max(all.count * 3 / 4, Self.least))) }
    let count = all.count - max(0, all.count - Self.least) * closeness / 1000
    near = Array(all.prefix(count))
    self.wanted = wanted.flatMap { wrong.contains($0) ? $0 : nil }
  }

  /// How many the nearest are chosen from.
  private static let least = 6

  /// One set. The last of it is anybody, so that those whom nothing resembles are not forgotten.
  func draw(_ chance: inout Chance) -> [Int] {
    var chosen = [wanted].compactMap(\.self)
    let count = ChoiceQuestion.usualOptions - 1
    while chosen.count < count {
      let source = chosen.count == count - 1 ? all : near
      guard let next = draw(from: source, beside: chosen, &chance) ?? draw(from: all, beside: chosen, &chance)
      else { break }
      chosen.append(next)
    }
    return chosen
  }

  /// One that clashes with none of the chosen ones, by trying and, where that is in vain, by looking at all.
  private func draw(from words: [Int], beside chosen: [Int], _ chance: inout Chance) -> Int? {
    guard !words.isEmpty else { return nil }
    for _ in 0..<4 {
      let word = words[chance.below(words.count)]
      if isFree(word, beside: chosen) { return word }
    }
    let free = words.filter { isFree($0, beside: chosen) }
    return free.isEmpty ? nil : free[chance.below(free.count)]
  }

  private func isFree(_ word: Int, beside chosen: [Int]) -> Bool {
    !chosen.contains { pool.clash($0, word) }
  }
}
