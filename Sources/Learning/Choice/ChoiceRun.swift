import Deterministic

/// Which word comes next, and what stands beside it: it follows how the player is doing, and nothing else, so that
/// the same answers bring the same questions.
public struct ChoiceRun: Hashable, Sendable {
  /// The share of right answers, in hundredths, that the ramp keeps to.
  public static let goal = Ramp.goal
  /// A missed word returns after so many other questions.
  public static let gap = 3...6

  private var ramp: Ramp
  /// Missed words with the question from which each may return.
  public private(set) var missed: [Missed] = []
  /// Questions so far.
  public private(set) var count = 0
  /// For each word that may be asked: how it went in this run.
  public private(set) var words: [Progress]
  /// Keeps the wrong answers fair.
  public private(set) var distractors: Distractors

  /// A word that must be right before the end.
  public struct Missed: Hashable, Sendable {
    /// Its place in the pool.
    public let word: Int
    /// The number of the question, from 0, that may ask it at the earliest.
    public let due: Int
  }

  /// How it went with one word.
  public struct Progress: Hashable, Sendable {
    /// Right answers.
    public fileprivate(set) var right = 0
    /// Wrong answers.
    public fileprivate(set) var wrong = 0
    /// The number of the question that asked it last; nil before.
    public fileprivate(set) var last: Int?
    /// What it was taken for last, before this run or in it.
    public fileprivate(set) var takenFor: Int?
    /// How hard it is for the player by all that is known, in thousandths.
    public fileprivate(set) var hardness: Int
  }

  /// A run over a pool of at least one word that may be asked.
  public init(_ pool: ChoicePool) {
    distractors = Distractors(pool)
    words = pool.items.prefix(pool.asked).map { item in
      Progress(takenFor: item.confusions.lazy.compactMap(pool.place).first, hardness: item.hardness)
    }
    ramp = Ramp(hardness: Self.start(with: words))
  }

  /// How hard it is, in thousandths: up to `fair` by the words that come, beyond it by answers that are alike.
  public var hardness: Int { ramp.hardness }

  /// The next question: a missed word that is due, else one that is as hard as it should be now. With `onlyMissed`
  /// the missed words come one after the other, due or not; with `onlyNew` those that weren't asked yet, while there
  /// are any.
  public mutating func next(
    from pool: ChoicePool, onlyMissed: Bool = false, onlyNew: Bool = false, _ chance: inout Chance
  ) -> ChoiceQuestion {
    let due = missed.first { $0.due <= count || onlyMissed }
    let word = due?.word ?? fresh(onlyNew: onlyNew, &chance)
    let item = pool.items[word]
    let known = words[word]
    // A word that was never right stands among strangers: what is new is not to be told from its like.
    let closeness = item.isNew && known.right == 0 ? 0 : closeness
    let others = distractors.choose(
      for: word, showing: item.shown, in: pool, closeness: closeness, wanted: known.takenFor, &chance)
    words[word].last = count
    count += 1
    return ChoiceQuestion(word: word, shown: item.shown, options: chance.shuffled([word] + others))
  }

  /// Takes an answer to the last question.
  /// - Parameter repeats: whether a missed word returns.
  public mutating func take(
    _ given: Int, to question: ChoiceQuestion, repeats: Bool = true, _ chance: inout Chance
  ) {
    let word = question.word
    missed.removeAll { $0.word == word }
    ramp.take(isRight: given == word)
    // Up to the first miss it climbs twice as fast: a player who knows all shouldn't have to wait for what is hard.
    if given == word, words.allSatisfy({ $0.wrong == 0 }) { ramp.take(isRight: true) }
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

  /// A free place after the gap, so that two words don't fall due together.
  private func due(_ chance: inout Chance) -> Int {
    let free = Self.gap.map { count + $0 }.filter { place in !missed.contains { $0.due == place } }
    return free.isEmpty ? count + Self.gap.upperBound : free[chance.below(free.count)]
  }

  /// A word that is not waiting to return, was not asked just now and is easy enough: the least asked ones first, and
  /// among them one whose hardness is near to what is wanted.
  private func fresh(onlyNew: Bool, _ chance: inout Chance) -> Int {
    let waiting = Set(missed.map(\.word))
    let rested = words.indices.filter { word in
      !waiting.contains(word) && isRested(word) && !(onlyNew && words[word].last != nil)
    }
    let open = rested.isEmpty ? words.indices.filter { words[$0].last != count - 1 } : rested
    let candidates = easiest(of: chance.shuffled(open.isEmpty ? Array(words.indices) : open))
    let ranked = candidates.enumerated().sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }
    return ranked.first?.element ?? 0
  }

  private func isRested(_ word: Int) -> Bool {
    words[word].last.map { count - $0 > min(Self.gap.lowerBound, words.count / 2) } ?? true
  }

  /// Words that were taken for others come early: they are what is worth asking.
  private func rank(_ word: Int, _ draw: Int) -> (Int, Int, Int) {
    let progress = words[word]
    let timesAsked = progress.right + progress.wrong - (progress.takenFor == nil ? 0 : 1)
    return (timesAsked, abs(progress.hardness - hardness) / 100, draw)
  }
}

/// How the ramp acts on a run.
extension ChoiceRun {
  /// The hardness from which all words come, and the answers begin to be alike.
  private static let fair = 400
  /// The least to begin with.
  private static let least = 50
  /// How many words are left where it goes as badly as can be.
  private static let fewest = 2

  /// A game is too short to make up for a bad beginning: the likelier the words are to be missed, the lower it starts.
  private static func start(with words: [Progress]) -> Int {
    let average = words.reduce(0) { $0 + $1.hardness } / max(1, words.count)
    return min(max(least, 500 - average), fair)
  }

  /// How alike the answers are to the right one, from 0, not at all, to 1000, the most alike.
  private var closeness: Int { max(0, hardness - Self.fair) * 1000 / (1000 - Self.fair) }

  /// Where much goes wrong only the easiest words come, though they were asked before; where it goes well, all.
  private func easiest(of candidates: [Int]) -> [Int] {
    let share = min(hardness, Self.fair)
    let fewest = min(Self.fewest, candidates.count)
    let count = fewest + (candidates.count - fewest) * share * share / (Self.fair * Self.fair)
    let ranked = candidates.enumerated().sorted {
      (words[$0.element].hardness, $0.offset) < (words[$1.element].hardness, $1.offset)
    }
    return ranked.prefix(count).map(\.element)
  }
}
