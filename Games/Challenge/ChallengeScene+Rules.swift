import Engine
import Interface
import Learning

extension ChallengeScene {
  /// The player picks an option.
  mutating func choose(_ option: Int, _ step: inout Step) -> Transition? {
    guard case .asking(let since) = phase, showsOptions, question.options.indices.contains(option) else {
      return nil
    }
    given = option
    let isRight = option == question.right
    let milliseconds = (tick - since - variation.delay) * 1000 / Tick.ticksPerSecond
    report(option, isRight, milliseconds, &step)
    let isRepeat = run.words[question.word].wrong > 0
    run.record(question.options[option], to: question, repeats: setup.round.policy.repeats, &chance)
    record.note(question, given: question.options[option], milliseconds: milliseconds)
    return isRight ? hit(milliseconds, isRepeat, &step) : miss(&step)
  }

  /// Ends the pause that shows the right answer.
  mutating func advance(_ step: inout Step) -> Transition? {
    if phase.isLooking { clock.go(at: tick) }
    if variation == .sudden, phase.isLooking { return finish(&step) }
    return ask(&step)
  }

  mutating func runTime(_ step: inout Step) -> Transition? {
    if let end = phase.end { return tick >= end ? advance(&step) : nil }
    return clock.isOver(at: tick) && !isOvertime ? endTime(&step) : nil
  }

  /// The time is up: the game ends unless missed words are still to be asked again.
  private mutating func endTime(_ step: inout Step) -> Transition? {
    guard variation.hasOvertime, !run.missed.isEmpty else { return finish(&step) }
    isOvertime = true
    return nil
  }

  private mutating func hit(_ milliseconds: Int, _ isRepeat: Bool, _ step: inout Step) -> Transition? {
    let item = pool.items[question.word]
    step.sound(.right, semitones: min(streak.run, 12), saying: item.word, of: item.origin)
    if !isOvertime {
      streak.hit()
      let worth = ChallengeScore.worth(tempo.bonus(for: question.word, milliseconds), isRepeat: isRepeat)
      score.hit(worth: worth * streak.multiplier, raisesCombo: false)
      flash = Flash(word: question.word, points: worth * streak.multiplier, start: tick)
    }
    tempo.note(milliseconds)
    if variation == .survival, !isOvertime {
      clock.add(ChallengeVariation.reward(after: score.right), at: tick)
    }
    phase = .marked(until: tick + ChoicePhase.mark)
    return nil
  }

  private mutating func miss(_ step: inout Step) -> Transition? {
    if !isOvertime {
      score.miss()
      streak.miss()
    }
    flash = .none
    step.report(.cue(.wrong))
    if variation == .survival { clock.add(-ChallengeVariation.penalty, at: tick) }
    clock.stop(at: tick)
    phase = .looking(until: tick + ChoicePhase.look)
    return nil
  }

  /// Asks the next question, or ends the game if there is none.
  private mutating func ask(_ step: inout Step) -> Transition? {
    if clock.isOver(at: tick), !isOvertime, let end = endTime(&step) { return end }
    let isDone = clock.seconds == nil && run.words.allSatisfy(isThrough)
    if run.missed.isEmpty, isOvertime || isDone { return finish(&step) }
    if clock.seconds != nil, wereAskedEnough { run.admit(RoundPicker.usualNewLimit, from: pool) }
    question = run.next(
      from: pool, onlyMissed: isOvertime || isDone, onlyNew: !setup.round.policy.repeats, &chance)
    phase = .asking(since: tick)
    given = nil
    return nil
  }

  private func isThrough(_ word: ChoiceRun.Progress) -> Bool {
    word.right > 0 || word.wrong > 0 && !setup.round.policy.repeats
  }

  /// Whether every word so far has been asked as often as it may be before more words come.
  private var wereAskedEnough: Bool {
    setup.round.policy.mostAsked.map { most in
      run.words.allSatisfy { $0.right + $0.wrong >= most }
    } ?? false
  }

  /// How much the answer proves. A word whose card was just shown proves nothing, nor does one the player had
  /// never met.
  private var certainty: Certainty {
    let item = pool.items[question.word]
    let progress = run.words[question.word]
    if progress.right + progress.wrong == 0, item.isNew || !item.isMet {
      return item.isNew ? .hint : .firstSight
    }
    return question.options.count < 3 ? .elimination : .known
  }

  private func report(_ option: Int, _ isRight: Bool, _ milliseconds: Int, _ step: inout Step) {
    let item = pool.items[question.word]
    step.report(
      .answer(
        item.answer(
          showing: question.shown, .chosen, shown: prompt,
          options: question.options.map { pool.text($0, besides: question.shown) },
          given: pool.text(question.options[option], besides: question.shown),
          verdict: isRight ? .right : .wrong,
          takenFor: pool.items[question.options[option]], milliseconds: milliseconds,
          certainty: certainty)))
  }

  /// The text of the side that is shown.
  var prompt: String { pool.items[question.word].text(question.shown) }

  /// The words that had their turn: others of the deck may have waited for theirs.
  var asked: [WordReference] {
    zip(pool.items, run.words).filter { $1.last != nil }.map { $0.0.reference }
  }

  var options: [Text] { question.options.map { Text(pool.text($0, besides: question.shown)) } }
  var right: Int { question.right }
}

extension ChallengeScene {
  /// Called when the time is up, after the last word, or after a miss.
  mutating func finish(_ step: inout Step) -> Transition {
    if missedNothing { step.report(.cue(.win)) }
    let missed = record.missed.map { miss in
      let item = pool.items[miss.word]
      let others = miss.takenFor.map { pool.items[$0].text(item.shown) }.joined(separator: ", ")
      return MissedWord(item, told: Text("\(item.explanation), not \(others)"))
    }
    return end(headline, figures: figures, missed: missed, plot: plot, plotEnds: plotEnds)
  }

  private var missedNothing: Bool { score.wrong == 0 && score.right > 0 }

  private var headline: Text {
    if variation == .sudden { return score.wrong > 0 ? "Missed" : "All of them" }
    if clock.seconds != nil { return "The time is up" }
    return setup.round.policy.repeats ? "All words found" : "All words asked"
  }

  private var figures: [String] {
    let answers = record.entries.count
    let right = record.entries.count(where: \.isRight)
    let perMinute = tick > 0 ? score.right * 60 * Tick.ticksPerSecond / tick : 0
    return ["\(perMinute) words a minute", "\(answers > 0 ? 100 * right / answers : 0) % right"] + timeFigure
      + ["streak \(streak.longest)"] + (setup.round.content.code.map { ["code \($0)"] } ?? [])
  }

  private var timeFigure: [String] {
    let times = record.rightTimes
    guard let quickest = times.first, let slowest = times.last else { return [] }
    let ends = [quickest, slowest].map(tenths)
    if ends[0] == ends[1] { return ["\(ends[0]) s a word"] }
    return ["\(ends[0]) to \(ends[1]) s, usually \(tenths(times[times.count / 2]))"]
  }

  /// The fastest right answer and the slowest answer of all.
  private var plotEnds: [String] {
    guard let quickest = record.rightTimes.first else { return [] }
    return [quickest, record.entries.map(\.milliseconds).max() ?? quickest].map { "\(tenths($0)) s" }
  }

  private func tenths(_ milliseconds: Int) -> String { "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }

  /// A column per answer, taller the faster it was; a miss leaves a gap.
  private var plot: [Int] {
    let slowest = record.entries.map(\.milliseconds).max() ?? 0
    return record.entries.map { $0.isRight ? max(1, slowest + slowest / 8 - $0.milliseconds) : 0 }
  }
}
