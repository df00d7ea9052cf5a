import Deterministic

/// Chooses which letter is asked next until all are learned, by what the player finds hard.
///
/// A few letters at a time are being learned; each is asked until two right answers in a row show that it is held,
/// and then only now and then, while others take its place. What was missed comes back after 3 to 6 questions, and
/// so does what it was taken for; what was right once, a little later. How many are being learned at a time, and how
/// often one that is held is asked, the `Ramp` decides. A value: the same answers and draws bring the same questions.
public struct LetterCourse: Hashable, Sendable {
  /// How it goes with one letter.
  public struct Progress: Hashable, Sendable {
    /// Right answers less wrong ones, never below 0.
    public fileprivate(set) var score: Int
    /// Right answers since the last wrong one.
    public fileprivate(set) var streak: Int
    /// Whether it was never asked: its card comes first.
    public fileprivate(set) var isNew: Bool
    /// Whether it was held at some time: what was learned once stays learned, and is asked again when it's missed.
    public fileprivate(set) var isLearned: Bool
    /// What it was taken for last, by the place in the pool.
    public fileprivate(set) var takenFor: Int?
    /// The question at which it was asked last; nil before the first.
    public fileprivate(set) var asked: Int?
    /// The question from which it has to come back; nil for none.
    public fileprivate(set) var due: Int?
    let heldStreak: Int
  }

  /// The letters that are asked, by their places in the pool; new ones come in this order.
  public private(set) var letters: [Progress]
  /// How hard the questions are.
  public private(set) var ramp: Ramp
  /// How many questions there were.
  public private(set) var count = 0
  /// Keeps the wrong answers fair.
  public private(set) var distractors: Distractors
  /// The question at which a new letter came last.
  public private(set) var lastNew = 0

  /// A course over a pool.
  ///
  /// - Parameters:
  ///   - pool: the letters.
  ///   - heldStreak: how many right answers in a row show that one is held.
  ///   - figures: what the player has done with a letter before, by its id; nil for a new one.
  ///   - ramp: how hard it begins.
  public init(
    _ pool: ChoicePool, heldStreak: Int = MemoryModel.heldStreak,
    figures: (String) -> LetterFigures.Side? = { _ in nil },
    ramp: Ramp = Ramp(hardness: 300)
  ) {
    letters = pool.items.prefix(pool.asked).map { item in
      let confusion = item.confusions.lazy.compactMap(pool.place).first
      return Progress(figures(item.word.id), takenFor: confusion, heldStreak: heldStreak)
    }
    distractors = Distractors(pool)
    self.ramp = ramp
    // What was confused before is asked soon, together with what it was taken for.
    var soon = 1
    for index in letters.indices where letters[index].takenFor != nil {
      letters[index].due = soon
      soon += 2
    }
  }

  /// Whether all letters are learned, so that practice opens.
  public var isLearned: Bool { letters.allSatisfy(\.isLearned) }

  /// The next question; nil for a pool of no letters. Its card is to be shown first where the letter is new.
  public mutating func next(from pool: ChoicePool, _ chance: inout Chance) -> ChoiceQuestion? {
    if letters.isEmpty { return nil }
    let letter = due ?? drawn(&chance)
    count += 1
    letters[letter].asked = count
    if letters[letter].isNew { lastNew = count }
    let shown = pool.items[letter].shown
    let closeness = letters[letter].streak > 0 ? ramp.hardness : 0
    let others = distractors.choose(
      for: letter, showing: shown, in: pool, closeness: closeness, wanted: letters[letter].takenFor, &chance)
    return ChoiceQuestion(word: letter, shown: shown, options: chance.shuffled([letter] + others))
  }

  /// Takes the answer to the last question, by its place in the pool.
  ///
  /// - Parameter isTold: whether the letter's card stood there just before, so that a right answer proves nothing.
  public mutating func take(
    _ given: Int, to question: ChoiceQuestion, isTold: Bool = false, _ chance: inout Chance
  ) {
    let letter = question.word
    let isRight = given == letter
    ramp.take(isRight: isRight)
    letters[letter].count(isRight, isTold: isTold)
    if !letters[letter].isHeld {
      letters[letter].due = count + Self.wait(&chance) + (isRight ? Self.later : 0)
    }
    if isRight { return }
    letters[letter].takenFor = given
    guard letters.indices.contains(given) else { return }
    letters[given].takenFor = letter
    if !letters[given].isNew && letters[given].due == nil { letters[given].due = count + Self.wait(&chance) }
  }
}

extension LetterCourse {
  /// Soon enough to be remembered, late enough to need remembering.
  private static func wait(_ chance: inout Chance) -> Int {
    ChoiceRun.gap.lowerBound + chance.below(ChoiceRun.gap.count)
  }

  /// How much longer it may be after a first right answer.
  private static let later = 2

  /// The one that has waited longest of those that have to come back.
  private var due: Int? {
    let due = letters.indices.filter { (letters[$0].due ?? .max) <= count && letters[$0].asked != count }
    return due.min { (letters[$0].due ?? 0, $0) < (letters[$1].due ?? 0, $1) }
  }

  private func drawn(_ chance: inout Chance) -> Int {
    let free = letters.indices.filter { letters[$0].asked != count || count == 0 }
    let learning = free.filter { !letters[$0].isNew && !letters[$0].isHeld }
    let held = free.filter { letters[$0].isHeld }
    let next = free.first { letters[$0].isNew }
    if let next, takesNew(learning.count, held.count) { return next }
    if !held.isEmpty, learning.isEmpty || chance.below(1000) < heldShare { return pick(held, &chance) }
    return learning.isEmpty ? next ?? free.first ?? 0 : pick(learning, &chance)
  }

  /// Whether a new letter may come: not too many at a time, and while the player finds it hard, one now and then.
  private func takesNew(_ learning: Int, _ held: Int) -> Bool {
    if learning + held < ChoiceQuestion.usualOptions { return true }
    if ramp.hardness <= Self.hard { return count - lastNew >= Self.rest }
    return learning < 3 + ramp.hardness / 250
  }

  /// The hardness up to which new letters seldom come: the player finds it hard enough.
  private static let hard = 500
  /// How many questions lie between two new letters then.
  private static let rest = 12

  /// How often, in thousandths, a letter that is held is asked although others are not: what goes wrong too often is
  /// mixed with more success.
  private var heldShare: Int { 60 + (1000 - ramp.hardness) * (1000 - ramp.hardness) / 1400 }

  /// The longer ago and the weaker, the likelier; where the player finds it hard, the stronger and the fresher.
  private func pick(_ some: [Int], _ chance: inout Chance) -> Int {
    let weights = some.map { index in
      let letter = letters[index]
      let since = min(count - (letter.asked ?? 0), 40)
      let score = min(letter.score, 6)
      if ramp.hardness <= Self.hard { return 200 * (1 + score) * (1 + score) / max(since, 3) + 1 }
      return since * since * (letter.streak == 0 ? 3 : 2) / (1 + score) + 1
    }
    var rest = chance.below(weights.reduce(0, +))
    for (index, weight) in zip(some, weights) {
      rest -= weight
      if rest < 0 { return index }
    }
    return some[0]
  }
}

extension LetterCourse.Progress {
  fileprivate init(_ figures: LetterFigures.Side?, takenFor: Int?, heldStreak: Int) {
    self.takenFor = takenFor
    self.heldStreak = heldStreak
    score = max(0, (figures?.right ?? 0) - (figures?.wrong ?? 0))
    streak = figures?.streak ?? 0
    isNew = figures == nil
    isLearned = figures?.wasHeld ?? false
  }

  fileprivate mutating func count(_ isRight: Bool, isTold: Bool) {
    isNew = false
    due = nil
    if isTold && isRight { return }
    score = max(0, score + (isRight ? 1 : -1))
    streak = isRight ? streak + 1 : 0
    isLearned = isLearnedNow
  }
}

/// How many letters of an alphabet are learned, in all their forms.
public struct LettersLearned: Hashable, Sendable {
  /// The learned ones.
  public let count: Int
  /// All letters.
  public let all: Int
  /// Whether practice is open: all are learned, or were at some time.
  public let isPracticeOpen: Bool

  /// So many of all.
  public init(count: Int, all: Int, wasPracticeOpen: Bool = false) {
    self.count = count
    self.all = all
    isPracticeOpen = wasPracticeOpen || count >= all
  }

  /// How many are still to be learned.
  public var missing: Int { all - count }
}
