import Engine
import Learning
import WordGame

/// An answer that settles a word on its way.
struct Settled {
  let given: String
  let verdict: Verdict
  let mode: Mode
  /// What could be chosen from; empty for what was typed.
  let options: [String]
  /// The word that was given instead.
  let other: WordReference?

  init(_ given: String, _ verdict: Verdict, mode: Mode, options: [String] = [], other: WordReference? = nil) {
    (self.given, self.verdict, self.mode, self.options, self.other) = (given, verdict, mode, options, other)
  }

  /// What was typed, where that is right but not quite.
  var shownSlip: String? { verdict == .slip || verdict == .accent ? given : nil }
}

/// What the host is told of an answer.
extension RainScene {
  func report(_ drop: Drop, _ settled: Settled, _ step: inout Step) {
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

  /// What falls: the term, or all that it means.
  func prompt(_ word: Int) -> String {
    items[word].shown == .term ? items[word].word.term : items[word].meanings
  }

  /// A word whose answer was told in this round is no proof of knowing, nor is one that was just shown for the first time.
  private func certainty(of drop: Drop, _ settled: Settled) -> Certainty {
    let (item, progress) = (items[drop.word], queue.words[drop.word])
    if progress.missed > 0 { return .hint }
    if progress.cleared == 0, item.isNew || !item.isMet { return item.isNew ? .hint : .firstSight }
    return settled.mode == .chosen && !settled.options.isEmpty && settled.options.count < 3
      ? .elimination : .known
  }
}
