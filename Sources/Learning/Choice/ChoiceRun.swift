import Deterministic

/// Chooses the next word and its wrong answers. It depends only on the answers so far and the chance passed
/// in, so the same answers give the same questions.
public struct ChoiceRun: Hashable, Sendable {
  /// The share of right answers, in hundredths, that the ramp aims at.
  public static let goal = Ramp.goal
  /// How many other questions come before a missed word returns.
  public static let gap = 3...6

  private var ramp: Ramp
  /// Missed words, with the earliest question that may ask each again.
  public private(set) var missed: [Missed] = []
  private(set) var count = 0
  /// The progress of each word that may be asked.
  public private(set) var words: [Progress]
  private(set) var distractors: Distractors

  /// A word that must still be answered right.
  public struct Missed: Hashable, Sendable {
    public let word: Int
    /// The earliest question, counted from 0, that may ask it.
    let due: Int
  }

  public struct Progress: Hashable, Sendable {
    public fileprivate(set) var right = 0
    public fileprivate(set) var wrong = 0
    /// The number of the question that asked it last; nil before the first.
    public fileprivate(set) var last: Int?
    /// The word it was last confused with, before this run or in it.
    fileprivate(set) var takenFor: Int?
    /// How hard it is for the player, in thousandths, by everything known.
    fileprivate(set) var hardness: Int
  }

  /// - Parameters:
  ///   - pool: it must have at least one word that may be asked.
  ///   - first: how many of those may be asked until others are admitted, at least 1; nil for all.
  public init(_ pool: ChoicePool, first: Int? = nil) {
    distractors = Distractors(pool)
    words = pool.items.prefix(min(first ?? pool.asked, pool.asked)).map { Progress($0, in: pool) }
    ramp = Ramp(hardness: Self.start(with: words))
  }

  /// Lets the next `count` words of the pool be asked, too, as far as there are any.
  public mutating func admit(_ count: Int, from pool: ChoicePool) {
    words += pool.items.prefix(pool.asked).dropFirst(words.count).prefix(count).map { Progress($0, in: pool) }
  }

  /// The difficulty in thousandths: up to `fair` it chooses harder words, beyond that also wrong answers that
  /// are more alike.
  public var hardness: Int { ramp.hardness }

  /// The next question: a missed word that is due, else one of the right difficulty. With `onlyMissed`, the
  /// missed words in turn, due or not; with `onlyNew`, words that weren't asked yet, while there are any.
  public mutating func next(
    from pool: ChoicePool, onlyMissed: Bool = false, onlyNew: Bool = false, _ chance: inout Chance
  ) -> ChoiceQuestion {
    let due = missed.first { $0.due <= count || onlyMissed }
    let word = due?.word ?? fresh(onlyNew: onlyNew, &chance)
    let item = pool.items[word]
    let known = words[word]
    // A word that was never right gets unlike wrong answers: nobody can tell a new word from its look-alikes.
    let closeness = item.isNew && known.right == 0 ? 0 : closeness
    let others = distractors.choose(
      for: word, showing: item.shown, in: pool, closeness: closeness, wanted: known.takenFor, &chance)
    words[word].last = count
    count += 1
    return ChoiceQuestion(word: word, shown: item.shown, options: chance.shuffled([word] + others))
  }

  /// Records the answer to the last question.
  ///
  /// - Parameter repeats: whether a missed word returns.
  public mutating func record(
    _ given: Int, to question: ChoiceQuestion, repeats: Bool = true, _ chance: inout Chance
  ) {
    let word = question.word
    missed.removeAll { $0.word == word }
    ramp.record(isRight: given == word)
    // Up to the first miss the ramp climbs twice as fast, so that a player who knows everything needn't wait
    // for hard questions.
    if given == word, words.allSatisfy({ $0.wrong == 0 }) { ramp.record(isRight: true) }
    if given == word {
      words[word].right += 1
      words[word].hardness = max(0, words[word].hardness - 150)
    } else {
      words[word].wrong += 1
      words[word].takenFor = given
      words[word].hardness = min(1000, words[word].hardness + 250)
      guard repeats else { return }
      missed.append(Missed(word: word, due: due(&chance)))
      missed.sort { $0.due < $1.due }
    }
  }

  /// A free slot after the gap, so that no two words fall due together.
  private func due(_ chance: inout Chance) -> Int {
    let free = Self.gap.map { count + $0 }.filter { place in !missed.contains { $0.due == place } }
    return free.isEmpty ? count + Self.gap.upperBound : free[chance.below(free.count)]
  }

  /// A word that isn't waiting to return, wasn't asked just now and is easy enough: one of the least asked,
  /// with a hardness near the wanted one.
  private func fresh(onlyNew: Bool, _ chance: inout Chance) -> Int {
    let waiting = Set(missed.map(\.word))
    let rested = words.indices.filter { word in
      !waiting.contains(word) && isRested(word) && !(onlyNew && words[word].last != nil)
    }
    let open = rested.isEmpty ? words.indices.filter { words[$0].last != count - 1 } : rested
    let candidates = easiest(of: chance.shuffled(open.isEmpty ? Array(words.indices) : open))
    let best = candidates.enumerated().min { rank($0.element, $0.offset) < rank($1.element, $1.offset) }
    return best?.element ?? 0
  }

  private func isRested(_ word: Int) -> Bool {
    words[word].last.map { count - $0 > min(Self.gap.lowerBound, words.count / 2) } ?? true
  }

  /// Words that were confused with others rank early: they are most worth asking.
  private func rank(_ word: Int, _ draw: Int) -> (Int, Int, Int) {
    let progress = words[word]
    let timesAsked = progress.right + progress.wrong - (progress.takenFor == nil ? 0 : 1)
    return (timesAsked, abs(progress.hardness - hardness) / 100, draw)
  }
}

/// How the ramp steers a run.
extension ChoiceRun {
  /// The hardness from which all words come, and wrong answers begin to be alike.
  private static let fair = 400
  private static let least = 50
  /// How many words remain in the worst case.
  private static let fewest = 2

  /// A game is too short to recover from a bad start: the likelier its words are to be missed, the lower it
  /// begins.
  private static func start(with words: [Progress]) -> Int {
    let average = words.reduce(0) { $0 + $1.hardness } / max(1, words.count)
    return min(max(least, 500 - average), fair)
  }

  /// How alike the wrong answers are to the right one, from 0 to 1000.
  private var closeness: Int { max(0, hardness - Self.fair) * 1000 / (1000 - Self.fair) }

  /// Where much goes wrong only the easiest words come, even if they were asked before; where all goes well,
  /// all do.
  private func easiest(of candidates: [Int]) -> [Int] {
    let share = min(hardness, Self.fair)
    let fewest = min(Self.fewest, candidates.count)
    let count = fewest + (candidates.count - fewest) * share * share / (Self.fair * Self.fair)
    // The place of a candidate decides between equals.
    let keys = candidates.indices.map { words[candidates[$0]].hardness * candidates.count + $0 }
    return keys.sorted().prefix(count).map { candidates[$0 % candidates.count] }
  }
}

extension ChoiceRun.Progress {
  /// Before the first answer.
  fileprivate init(_ item: RoundSetup.Item, in pool: ChoicePool) {
    takenFor = item.confusions.lazy.compactMap(pool.place).first
    hardness = item.hardness
  }
}

extension ChoiceRun: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(hardness)
    hash.combine(count)
    for missed in missed {
      hash.combine(missed.word)
      hash.combine(missed.due)
    }
    for word in words {
      hash.combine(word.right)
      hash.combine(word.wrong)
      hash.combine(word.last)
      hash.combine(word.takenFor)
      hash.combine(word.hardness)
    }
    hash.combine(distractors)
  }
}

/// Keeps a player near 85 right answers in 100: slightly harder after a right one, much easier after a wrong
/// one.
///
/// A weighted up-down staircase (Kaernbach, 1991): the step sizes balance at the goal. 85 % is where gradient
/// learners learn fastest (Wilson, 2019); for vocabulary it is a guess.
public struct Ramp: Hashable, Sendable {
  /// The share of right answers, in hundredths, that it aims at.
  static let goal = 85
  private static let step = 2

  /// From 0 to 1000.
  public private(set) var hardness: Int

  public init(hardness: Int) {
    self.hardness = min(1000, max(0, hardness))
  }

  public mutating func record(isRight: Bool) {
    hardness += isRight ? Self.step * (100 - Self.goal) : -Self.step * Self.goal
    hardness = min(1000, max(0, hardness))
  }
}
