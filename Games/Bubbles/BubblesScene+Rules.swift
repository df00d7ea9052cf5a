import Engine
import Interface
import Learning

extension BubblesScene {
  mutating func runTimers(_ step: inout Step) -> Transition? {
    while let fired = timers.popDue(at: tick, in: world) {
      switch fired.event {
      case .landed: arrive(fired.owner, &step)
      case .bannerOver: if isBetweenWaves { beginWave() }
      case .noteOver: note = .none
      case .finished: return finish(&step)
      }
    }
    return nil
  }

  /// Whether a bubble with this word answers the question. Any word of the same meaning does; where the bar
  /// shows the word itself, so does any with the same spelling.
  func fits(_ word: Int) -> Bool {
    guard word != bomb else { return false }
    let (given, asked) = (pool[word], pool[questions.current])
    return word == questions.current || given.sharesMeaning(with: asked)
      || shown == .term && given.word.term == asked.word.term
  }

  /// Judges a bubble that has reached the bar.
  mutating func judge(_ entity: Entity, _ step: inout Step) {
    guard let bubble = world[entity, Bubble.self], !questions.isAnswered else {
      return release(entity)
    }
    if bubble.word == bomb { return explode(entity, &step) }
    let isRight = fits(bubble.word)
    let certainty = certainty
    report(bubble, isRight, certainty, &step)
    if isRight {
      pop(entity, bubble, certainty)
      step.sound(.pop, saying: pool[bubble.word].word, of: pool[bubble.word].origin)
    } else {
      refuse(entity, bubble)
      step.report(.cue(.wrong))
    }
  }

  var isWon: Bool { questions.isOver }

  /// Whether the banner is shown, and nothing is asked.
  var isBetweenWaves: Bool { questions.isWaveOver && !isWon }

  /// Whether the right bubble glows, because there were too many misses.
  var isGlowing: Bool { setup.round.policy.hints && questions.isTold }

  /// The words in view, without those already tried for this question.
  var candidates: [Int] {
    var words: [Int] = []
    world.forEach(Bubble.self) { bubble in
      if bubble.word != bomb, !questions.tried.contains(bubble.word) { words.append(bubble.word) }
    }
    return words
  }

  /// A right answer proves nothing once the game has given it away, or with few bubbles left to choose from.
  private var certainty: Certainty {
    isGlowing || showsFirstMove ? .hint : candidates.count < 4 ? .elimination : .known
  }

  private mutating func arrive(_ entity: Entity, _ step: inout Step) {
    guard let bubble = world[entity, Bubble.self] else { return }
    land(entity)
    if bubble.pose != .flying {
      setAfloat(entity)
    } else if bubble.since < questions.since {
      // Sent for an earlier question: it goes back unjudged.
      goHome(entity)
    } else {
      judge(entity, &step)
    }
  }

  private mutating func pop(_ entity: Entity, _ bubble: Bubble, _ certainty: Certainty) {
    let isFirstTry = questions.tried.isEmpty && certainty == .known && !questions.isLastWave
    let (before, combo) = (score.points, score.combo)
    let worth = BubblesScore.worth(certainty, isFirstTry: isFirstTry)
    score.hit(
      worth: isFirstTry && bubble.word == golden ? BubblesScore.golden * worth : worth,
      raisesCombo: isFirstTry)
    if let box = box(of: entity) {
      effects.burst(box, combo: combo, at: tick)
      effects.praise(box, faces[bubble.word], points: score.points - before, combo: combo, at: tick)
    }
    say(.popped(word: bubble.word))
    world.kill(entity)
    order.sweep(in: world)
    let done = questions.finish(with: bubble.word)
    if done == golden { golden = nil }
    if isFirstTry { earnBomb() }
    goOn(after: done)
  }

  private mutating func goOn(after done: Int) {
    if isWon {
      win()
    } else if isBetweenWaves {
      clearField()
      timers.arm(.bannerOver, after: BubblePace.banner, from: tick)
    } else {
      ask(after: done)
    }
  }

  private mutating func earnBomb() {
    streak += 1
    guard streak >= BubblesScore.streakForBomb, setup.round.policy.hints, !isWon,
      world.first(Bubble.self, where: { $0.word == bomb }) == nil
    else { return }
    streak = 0
    spawn(bomb)
  }

  /// Pops all bubbles but those that are right and the wrong one that is most like them. It is no answer.
  private mutating func explode(_ entity: Entity, _ step: inout Step) {
    let other = mostLike(questions.current, among: candidates.filter { !fits($0) })
    pop(world.all(Bubble.self) { $0.word != other && !fits($0.word) })
    step.report(.cue(.pop))
  }

  private mutating func refuse(_ entity: Entity, _ bubble: Bubble) {
    score.miss()
    streak = 0
    questions.miss(bubble.word, returns: setup.round.policy.repeats)
    effects.refuse(at: tick)
    say(.refused(word: bubble.word))
    fall(entity)
  }

  /// Stops the clock, and lets the last pop be seen before the round ends.
  private mutating func win() {
    clock.stop(at: tick)
    timers.arm(.finished, after: BubblePace.end, from: tick)
  }

  mutating func say(_ note: BubblesNote) {
    self.note = note
    timers.cancel(noteEnd)
    noteEnd = timers.arm(.noteOver, after: BubblePace.note, from: tick)
  }

  private func report(
    _ bubble: Bubble, _ isRight: Bool, _ certainty: Certainty, _ step: inout Step
  ) {
    // If two words share a meaning, the player knew the one they gave.
    let asked = pool[isRight ? bubble.word : questions.current]
    let moment = bubble.pose == .flying ? bubble.since : tick
    step.report(
      .answer(
        asked.answer(
          showing: shown, .dragged, shown: definition(questions.current).string,
          options: candidates.map { texts[$0].string },
          given: texts[bubble.word].string, verdict: isRight ? .right : .wrong, takenFor: pool[bubble.word],
          milliseconds: (moment - questions.since) * 1000 / Tick.ticksPerSecond, certainty: certainty)))
  }
}

extension BubblesScene {
  /// Called after the last bubble, or when the time is up.
  mutating func finish(_ step: inout Step) -> Transition {
    let count = setup.questionCount
    if isWon, let all = clock.seconds, let left = secondsLeft {
      score.addTime(worth: BubblesScore.timePerWord * count, left: left, all: all)
    }
    if isWon { step.report(.cue(.win)) }
    return end(
      isWon ? headline : "The time is up",
      figures: ["\(questions.done.count) of \(count) found"] + timeFigures,
      missed: questions.missed.map { MissedWord(pool[$0]) })
  }

  /// Names what was found: the side shown in the bar, or both.
  private var headline: Text {
    switch setup.round.policy.direction {
    case .meaning: "All definitions found"
    case .term: "All words found"
    case nil: "All found"
    }
  }
}
