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
    let perMinute = score.right * 60 * Tick.ticksPerSecond / max(1, tick)
    let wave = setup.mostLanded == nil ? [] : ["wave \(waves.number)"]
    return [Figure.count(score.right, "word", "words") + " cleared", "\(share) % right"] + wave
      + ["\(perMinute) words a minute"] + timeFigures
  }
}
