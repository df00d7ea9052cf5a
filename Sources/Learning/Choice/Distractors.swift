import Deterministic
import Formats

/// Chooses wrong answers such that somebody who can't read the words is right no more often than by chance.
///
/// They match the right one in script and case, and clash neither with it nor with each other. Beyond that
/// several sets are drawn, and the one is taken that defeats those tricks that would have been right too
/// often so far: always choosing the longest answer, say, or the rarest.
public struct Distractors: Hashable, Sendable {
  /// How often each word of the pool was an option.
  private(set) var seen: [Int]
  /// How often each trick would have been right, in twelfths: a trick that can't decide among three options
  /// has a third.
  private(set) var wins = Array(repeating: 0, count: Trick.allCases.count)
  /// How many questions were made.
  private(set) var count = 0

  private static let sets = 6
  private static let whole = 12

  /// Nothing was offered yet.
  public init(_ pool: ChoicePool) {
    seen = Array(repeating: 0, count: pool.items.count)
  }

  /// The wrong answers for a word: three, or as many as there are.
  ///
  /// - Parameters:
  ///   - closeness: how alike they are to the right one, from 0 to 1000.
  ///   - wanted: a word to include if possible.
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

  /// How surely each trick finds the first option, in twelfths.
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

/// The possible wrong answers to one question.
private struct Candidates {
  /// The nearest, and all of the same look; both with the most alike first.
  private var near, all: [Int]
  private let wanted: Int?
  private let pool: ChoicePool

  /// Words of another look are left out while there are enough of the same.
  init(
    for word: Int, showing side: ShownSide, in pool: ChoicePool, closeness: Int, wanted: Int?
  ) {
    self.pool = pool
    let wrong = pool.neighbours(of: word, showing: side)
    let shape = pool.shape(word, besides: side)
    let alike = wrong.filter { pool.shape($0, besides: side).matches(shape) }
    all = alike.count >= ChoiceQuestion.usualOptions - 1 ? alike : wrong
    // At closeness 0 the most alike quarter is left out.
    if closeness == 0 { all = Array(all.suffix(max(all.count * 3 / 4, Self.least))) }
    let count = all.count - max(0, all.count - Self.least) * closeness / 1000
    near = Array(all.prefix(count))
    self.wanted = wanted.flatMap { wrong.contains($0) ? $0 : nil }
  }

  /// The least number that the nearest are chosen from.
  private static let least = 6

  /// Draws one set. Its last word may be any, so that words without look-alikes aren't forgotten.
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

  /// A word that clashes with none of the chosen: by trial, and if that fails by a full search.
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

extension Distractors: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(seen)
    hash.combine(wins)
    hash.combine(count)
  }
}

/// What the look of a text reveals to somebody who can't read it. Options match in it, so that nobody is
/// right without knowing.
struct TextShape: Hashable, Sendable {
  enum Script: Hashable, Sendable {
    case kana, ideographs, both, other
  }

  /// In graphemes; 0 for a blank text.
  let length: Int
  let script: Script
  let isCapital: Bool
  let hasSpace: Bool

  init(_ text: String) {
    length = text.isBlank ? 0 : text.count
    let scalars = text.unicodeScalars.map(\.value)
    let hasKana = scalars.contains { 0x3040...0x30FF ~= $0 }
    let hasIdeographs = scalars.contains { 0x3400...0x9FFF ~= $0 }
    script = hasKana ? (hasIdeographs ? .both : .kana) : hasIdeographs ? .ideographs : .other
    isCapital = text.first?.isUppercase ?? false
    hasSpace = text.contains(" ")
  }

  /// Whether the two look of one kind to somebody who can't read them.
  fileprivate func matches(_ other: TextShape) -> Bool {
    script == other.script && isCapital == other.isCapital && hasSpace == other.hasSpace
  }
}
