import Engine
import Interface
import Learning

extension RainScene {
  func report(_ drop: Drop, _ settled: SettledDrop, _ step: inout Step) {
    let item = items[drop.word]
    step.report(
      .answer(
        Answer(
          item: item.id, skill: item.skill(showing: item.shown), reference: item.reference,
          meanings: item.met.meanings, mode: settled.mode, shown: prompt(drop.word), options: settled.options,
          given: settled.given, verdict: settled.verdict, milliseconds: attention.milliseconds(for: drop),
          certainty: certainty(of: drop, settled), confusedWith: settled.other, triedBefore: drop.triedBefore)
      ))
  }

  /// The text that falls: the term, or all its meanings.
  func prompt(_ word: Int) -> String {
    items[word].shown == .term ? items[word].word.term : items[word].meanings
  }

  /// A word whose answer was shown in this round proves nothing, nor does one just shown for the first time.
  private func certainty(of drop: Drop, _ settled: SettledDrop) -> Certainty {
    let (item, progress) = (items[drop.word], queue.words[drop.word])
    if progress.missed > 0 { return .hint }
    if progress.cleared == 0, item.isNew || !item.isMet { return item.isNew ? .hint : .firstSight }
    return settled.mode == .chosen && !settled.options.isEmpty && settled.options.count < 3
      ? .elimination : .known
  }
}

/// An answer that settles a falling word.
struct SettledDrop {
  let given: String
  let verdict: Verdict
  let mode: Mode
  /// The options; empty for a typed answer.
  let options: [String]
  /// The word given instead.
  let other: WordReference?

  init(_ given: String, _ verdict: Verdict, mode: Mode, options: [String] = [], other: WordReference? = nil) {
    (self.given, self.verdict, self.mode, self.options, self.other) = (given, verdict, mode, options, other)
  }

  /// The text as typed, if it is right apart from a slip.
  var shownSlip: String? { verdict == .slip || verdict == .accent ? given : nil }
}

extension RainScene {
  mutating func end(_ step: inout Step) -> Transition {
    if isCleared, queue.missed.isEmpty { step.report(.cue(.win)) }
    return end(headline, figures: figures, missed: queue.missed.map { MissedWord(items[$0]) })
  }

  private var isCleared: Bool { drops.isEmpty && queue.waiting.isEmpty }

  private var headline: Text {
    if clock.isOver(at: tick) { return "The time is up" }
    if setup.fallsOnce { return "All words have fallen" }
    return isCleared ? "The sky is clear" : Text("\(landed) words have landed")
  }

  private var figures: [String] {
    let answers = score.right + score.wrong
    let share = answers > 0 ? 100 * score.right / answers : 0
    return [
      Figure.count(score.right, "word", "words") + " cleared", "\(share) % right", "level \(tempo.level)",
    ]
      + timeFigures
  }
}

/// What the line below the ground says about the last word.
enum RainNote: Hashable, StateHashable {
  /// How long it is shown, in ticks.
  static let length: Tick = 5 * Tick.ticksPerSecond
  /// How long the last one is shown before the round ends, in ticks.
  static let lastLook: Tick = 3 * Tick.ticksPerSecond / 2

  case none
  /// A word was cleared, perhaps with a typing slip.
  case cleared(word: Int, points: Int, given: String?)
  /// Wrong; the answer is shown.
  case refused(word: Int, given: String)
  /// The player may try again, for this reason.
  case again(word: Int, String)
  /// A word has landed; its answer is shown.
  case landed(word: Int)
  /// The answer came just after the word landed, and doesn't count.
  case late(word: Int)

  func hash(into hash: inout StateHash) {
    switch self {
    case .none: hash.combine(0)
    case .cleared(let word, let points, let given):
      hash.combine([1, word, points])
      hash.combine(given)
    case .refused(let word, let given):
      hash.combine([2, word])
      hash.combine(given)
    case .again(let word, let why):
      hash.combine([3, word])
      hash.combine(why)
    case .landed(let word): hash.combine([4, word])
    case .late(let word): hash.combine([5, word])
    }
  }
}
