import Deterministic

/// Chooses which letter is asked next until all are learned, by what the player finds hard.
///
/// A few letters are being learned at a time. Each is asked until two right answers in a row show that it is
/// held, then only now and then while others take its place. A missed letter comes back after 3 to 6
/// questions, and so does the one it was confused with; one that was right for the first time comes back a
/// little later. The `Ramp` decides how many are being learned at a time and how often held ones are asked.
/// The same answers and the same chance give the same questions.
public struct LetterCourse: Hashable, Sendable {
  /// The progress of one letter.
  public struct Progress: Hashable, Sendable {
    /// Right answers less wrong ones, never below 0.
    public fileprivate(set) var score: Int
    public fileprivate(set) var streak: Int
    /// Whether it was never shown or asked.
    public fileprivate(set) var isNew: Bool
    /// Whether its card was shown and it wasn't asked since, so that a right answer proves little.
    public fileprivate(set) var isTold = false
    /// Whether it was ever held. A learned letter stays learned, but is asked again when it's missed.
    public fileprivate(set) var isLearned: Bool
    /// The place in the pool of the letter it was last confused with.
    fileprivate(set) var takenFor: Int?
    /// The question that asked it last; nil before the first.
    fileprivate(set) var asked: Int?
    /// The question from which it must come back; nil for none.
    fileprivate(set) var due: Int?
    let heldStreak: Int
  }

  /// The letters by their places in the pool; new ones are introduced in this order.
  public private(set) var letters: [Progress]
  public private(set) var ramp: Ramp
  /// How many questions were asked.
  private(set) var count = 0
  private(set) var distractors: Distractors
  /// The question that introduced the latest letter.
  private(set) var lastNew = 0

  /// - Parameters:
  ///   - pool: the letters.
  ///   - heldStreak: how many right answers in a row show that a letter is held.
  ///   - figures: what the player has done with a letter before, by its id; nil for a new one.
  ///   - ramp: the difficulty to begin with.
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
    // Letters that were confused before are asked soon, together with those they were confused with.
    var soon = 1
    for index in letters.indices where letters[index].takenFor != nil {
      letters[index].due = soon
      soon += 2
    }
  }

  /// Whether all letters are learned, so that practice opens.
  public var isLearned: Bool { letters.allSatisfy(\.isLearned) }

  /// The next question; nil for an empty pool. If the player has never seen the letter, its card is shown instead.
  ///
  /// - Parameter left: how many questions are left, this one included. No letter comes that couldn't be asked any more.
  public mutating func next(
    from pool: ChoicePool, left: Int = .max, _ chance: inout Chance
  ) -> ChoiceQuestion? {
    if letters.isEmpty { return nil }
    let letter = lastChance(left) ?? due ?? drawn(from: pool, left, &chance)
    count += 1
    letters[letter].asked = count
    if letters[letter].isNew { lastNew = count }
    let shown = pool.items[letter].shown
    let closeness = letters[letter].streak > 0 ? ramp.hardness : 0
    let others = distractors.choose(
      for: letter, showing: shown, in: pool, closeness: closeness, wanted: letters[letter].takenFor, &chance)
    return ChoiceQuestion(word: letter, shown: shown, options: chance.shuffled([letter] + others))
  }

  /// Records that the card of the last question's letter was shown in its place. Right after it nobody could fail, so the
  /// letter is asked once another one has come between.
  public mutating func show(_ letter: Int) {
    letters[letter].isNew = false
    letters[letter].isTold = true
    letters[letter].due = count + 1
  }

  /// Records the answer to the last question, by its place in the pool.
  public mutating func record(_ given: Int, to question: ChoiceQuestion, _ chance: inout Chance) {
    let letter = question.word
    let isRight = given == letter
    ramp.record(isRight: isRight)
    letters[letter].count(isRight)
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
  /// Soon enough to be remembered, late enough to take some effort.
  private static func wait(_ chance: inout Chance) -> Int {
    ChoiceRun.gap.lowerBound + chance.below(ChoiceRun.gap.count)
  }

  /// How many more questions to wait after a first right answer.
  private static let later = 2

  /// The letter that is due the longest.
  private var due: Int? {
    let due = letters.indices.filter { (letters[$0].due ?? .max) <= count && letters[$0].asked != count }
    return due.min { (letters[$0].due ?? 0, $0) < (letters[$1].due ?? 0, $1) }
  }

  private var told: [Int] { letters.indices.filter { letters[$0].isTold } }

  /// The first letter whose card was shown, if there are just enough questions left for all of these.
  private func lastChance(_ left: Int) -> Int? {
    left <= told.count ? told.first { letters[$0].asked != count } : nil
  }

  private func drawn(from pool: ChoicePool, _ left: Int, _ chance: inout Chance) -> Int {
    let free = letters.indices.filter { letters[$0].asked != count || count == 0 }
    let learning = free.filter { !letters[$0].isNew && !letters[$0].isHeld }
    let held = free.filter { letters[$0].isHeld }
    // The card shows both forms of a letter.
    let shown = Set(told.map { pool.items[$0].word.letterID })
    let next = free.first { letters[$0].isNew && !shown.contains(pool.items[$0].word.letterID) }
    if let next, left > told.count + 1, takesNew(learning.count, held.count) { return next }
    if !held.isEmpty, learning.isEmpty || chance.below(1000) < heldShare { return pick(held, &chance) }
    return learning.isEmpty ? next ?? free.first ?? 0 : pick(learning, &chance)
  }

  /// Whether a new letter may come: not too many at a time, and only now and then while the player finds it
  /// hard.
  private func takesNew(_ learning: Int, _ held: Int) -> Bool {
    if learning + held < ChoiceQuestion.usualOptions { return true }
    if ramp.hardness <= Self.hard { return count - lastNew >= Self.rest }
    return learning < 3 + ramp.hardness / 250
  }

  /// Below this hardness the player struggles, and new letters are rare.
  private static let hard = 500
  /// How many questions then separate two new letters.
  private static let rest = 12

  /// How often, in thousandths, a held letter is asked although others aren't held yet: the more goes wrong,
  /// the more easy questions are mixed in.
  private var heldShare: Int { 60 + (1000 - ramp.hardness) * (1000 - ramp.hardness) / 1400 }

  /// Weighted by time since asked and by weakness; for a player who struggles, by strength and recency
  /// instead.
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

  fileprivate mutating func count(_ isRight: Bool) {
    isNew = false
    due = nil
    defer { isTold = false }
    if isTold && isRight { return }
    score = max(0, score + (isRight ? 1 : -1))
    streak = isRight ? streak + 1 : 0
    isLearned = isLearnedNow
  }
}

extension LetterCourse: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(ramp.hardness)
    hash.combine(count)
    hash.combine(lastNew)
    for letter in letters {
      hash.combine([letter.score, letter.streak])
      hash.combine([letter.isNew, letter.isTold, letter.isLearned])
      hash.combine([letter.takenFor, letter.asked, letter.due])
    }
    hash.combine(distractors)
  }
}
