import Engine
import Interface
import Learning

/// What happens by time alone: words appear and land, and the round ends.
extension RainScene {
  /// How far a word must have fallen before the next may follow, in thousandths.
  private static let headStart = 125
  /// Least ticks between a word that is gone and the next one.
  private static let breath = 30

  mutating func runTime(_ step: inout Step) -> Transition? {
    if let finish { return tick >= finish ? end(&step) : nil }
    if note != .none, tick >= noteEnd { note = .none }
    if clock.isOver(at: tick) { return end(&step) }
    while let first = drops.first, first.end <= tick, finish == nil { land(first, &step) }
    let isDue = finish == nil && tick >= nextArrival && !(waves.isAtEnd && !drops.isEmpty)
    if isDue, let word = queue.next() { arrive(word) }
    updateLine()
    return nil
  }

  private mutating func arrive(_ word: Int) {
    let letters = judge.letters(in: word)
    let interval = tempo.interval(letters: letters, wave: waves.number)
    let fall = tempo.fall(letters: letters, wave: waves.number)
    let end = max(tick + fall, drops.last.map { $0.end + interval } ?? 0)
    drops.append(Drop(word: word, born: tick, end: end, x: chance.below(1000)))
    nextArrival = tick + interval
    waves.arrive()
    hurry()
  }

  /// Brings the next word forward if few are falling, except to the next wave.
  private mutating func hurry() {
    if waves.isAtEnd {
      nextArrival = tick + RainWaves.breath
      return
    }
    guard drops.count < tempo.fewest else { return }
    let soon = drops.last.map { $0.born + ($0.end - $0.born) * Self.headStart / 1000 + 1 }
    nextArrival = min(nextArrival, max(soon ?? 0, tick + Self.breath))
  }

  private mutating func land(_ drop: Drop, _ step: inout Step) {
    drops.removeFirst()
    if hasUmbrella { hasUmbrella = false } else { landed += 1 }
    if !drop.isTold {
      report(drop, SettledDrop("", .givenUp, mode: isChoosing ? .chosen : .typed), &step)
      miss(drop)
    }
    if !setup.fallsOnce { queue.putBack(drop.word, &chance) }
    say(.landed(word: drop.word))
    effects.splash(drop, at: tick)
    step.report(.cue(.wrong))
    if landed == setup.mostLanded { return close() }
    advance()
  }

  /// Called when a word is gone: brings the next one forward, or ends the round.
  private mutating func advance() {
    if drops.isEmpty, queue.waiting.isEmpty { close() } else { hurry() }
  }

  /// Ends the round, after a moment to see the last note.
  private mutating func close() {
    drops = []
    clock.stop(at: tick)
    finish = tick + RainNote.lastLook
  }

  private mutating func miss(_ drop: Drop) {
    queue.miss(drop.word)
    run = 0
    score.miss()
    tempo.miss()
  }

  /// Keeps line and options in step with the lowest word.
  mutating func updateLine() {
    guard let lowest = drops.first else { return }
    line.compose(by: judge.composer(for: lowest.word))
    choices.choose(lowest.word, at: tick, &chance)
  }

  private mutating func say(_ note: RainNote) {
    self.note = note
    noteEnd = tick + RainNote.length
  }
}

extension RainScene {
  /// Submits the line. It counts for the lowest word that it answers, or else for the lowest word.
  mutating func check(_ step: inout Step) {
    guard !line.isBlank, !drops.isEmpty else { return }
    let findings = drops.map { judge.find(line, for: $0.word).finding }
    let place =
      findings.firstIndex { $0 == .right } ?? findings.firstIndex { $0.verdict.isRight }
      ?? findings.firstIndex(where: \.isAskedAgain)
    if let place, findings[place].isAskedAgain, drops[place].triedBefore == nil {
      return askAgain(place, findings[place])
    }
    if place == nil, isLate { return forgive() }
    settle(place ?? 0, typed(for: drops[place ?? 0]), &step)
  }

  /// Accepts a complete answer without Enter, unless it could still become the answer to another word.
  mutating func checkEarly(_ step: inout Step) {
    guard let place = drops.firstIndex(where: { judge.isWhole(line, for: $0.word) }) else { return }
    let others = drops.map(\.word).filter { $0 != drops[place].word }
    guard !others.contains(where: { judge.isBeginning(line, of: $0) }) else { return }
    rest = RainRest(judge.rests(of: line, for: drops[place].word), at: tick)
    settle(place, typed(for: drops[place]), &step)
  }

  /// Whether a key belongs to an answer that was taken before all of it was typed.
  mutating func swallows(_ event: InputEvent) -> Bool {
    guard line.isBlank, case .key(let key) = event, key.phase != .release, event.writes,
      case .character(let letter) = key.code
    else { return false }
    var next = judge.line(for: 0)
    _ = next.handle(event, palettePlace: Rect(0, 0, 0, 0))
    let isNext = letter.isLetter && drops.contains { judge.isBeginning(next, of: $0.word) }
    return !isNext && rest.consume(letter, at: tick)
  }

  mutating func choose(_ option: Int, _ step: inout Step) {
    guard let drop = drops.first, choices.canBeTaken(at: tick), choices.options.indices.contains(option)
    else { return }
    attention.press(at: tick)
    let (given, texts) = (choices.options[option], choices.texts)
    let isRight = given == drop.word
    settle(
      0,
      SettledDrop(
        texts[option], isRight ? .right : .otherWord, mode: .chosen, options: texts,
        other: isRight ? nil : choices.item(given).reference), &step)
  }

  private func typed(for drop: Drop) -> SettledDrop {
    let (given, finding) = judge.find(line, for: drop.word)
    return SettledDrop(given, finding.verdict, mode: .typed, other: judge.other(finding, for: drop.word))
  }

  private mutating func settle(_ place: Int, _ settled: SettledDrop, _ step: inout Step) {
    let drop = drops[place]
    report(drop, settled, &step)
    if settled.verdict.isRight { clear(place, settled, &step) } else { refuse(place, settled, &step) }
    line.clear()
    attention.disturb(at: tick)
    if settled.verdict.isRight { advance() }
  }

  private mutating func clear(_ place: Int, _ settled: SettledDrop, _ step: inout Step) {
    let drop = drops.remove(at: place)
    let item = items[drop.word]
    if settled.mode == .typed, drop.triedBefore == nil, let firstKey = attention.firstKey {
      tempo.note(tick - firstKey, letters: settled.given.count)
    }
    let worth = RainScore.worth(isTold: drop.isTold, left: drop.left(at: tick))
    say(.cleared(word: drop.word, points: worth * score.combo, given: settled.shownSlip))
    score.hit(worth: worth, raisesCombo: !drop.isTold)
    if !drop.isTold {
      tempo.hit()
      earn()
    }
    if drop.isTold && !setup.fallsOnce {
      queue.putBack(drop.word, &chance)
    } else {
      queue.clear(drop.word)
    }
    effects.clear(drop, isStruck: score.combo == Tally.highestCombo, at: tick)
    step.sound(.right, semitones: score.combo - 1, saying: item.word, of: item.origin)
  }

  /// Words cleared in a row that earn an umbrella.
  static let umbrellaRun = 10

  private mutating func earn() {
    run += 1
    guard run >= Self.umbrellaRun, setup.mostLanded != nil, !hasUmbrella else { return }
    (hasUmbrella, run) = (true, 0)
  }

  private mutating func refuse(_ place: Int, _ settled: SettledDrop, _ step: inout Step) {
    if !drops[place].isTold { miss(drops[place]) }
    drops[place].isTold = true
    say(.refused(word: drops[place].word, given: settled.given))
    effects.refuse(at: tick)
    step.report(.cue(.wrong))
  }

  private mutating func askAgain(_ place: Int, _ finding: Finding) {
    drops[place].triedBefore = finding.tried
    say(.again(word: drops[place].word, judge.again(finding, for: drops[place].word)))
    line.clear()
  }

  private var isLate: Bool {
    guard case .landed(let word) = note else { return false }
    return judge.find(line, for: word).finding.verdict.isRight
  }

  private mutating func forgive() {
    if case .landed(let word) = note { say(.late(word: word)) }
    line.clear()
    attention.letGo()
  }
}
