import Engine
import Interface
import Learning
import WordGame

/// What is asked, what is right, and what comes after it.
extension BubblesScene {
  mutating func runTimers(_ step: inout Step) -> Transition? {
    while let fired = timers.popDue(at: tick, in: world) {
      switch fired.event {
      case .landed: arrive(fired.owner, &step)
      case .goHome: goHome(fired.owner)
      case .noteOver: note = .none
      case .finished: return finish(&step)
      }
    }
    return nil
  }

  /// Whether a bubble with this word answers the question: any word of the same meaning does and, where the word
  /// itself is asked, any that is written the same.
  func fits(_ word: Int) -> Bool {
    let (given, asked) = (pool[word], pool[questions.current])
    return word == questions.current || given.sharesMeaning(with: asked)
      || shown == .term && given.word.term == asked.word.term
  }

  /// Judges a bubble that was brought to the bar.
  mutating func judge(_ entity: Entity, _ step: inout Step) {
    guard let bubble = world[entity, Bubble.self], !isWon else {
      return release(entity)
    }
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

  /// Whether all words have popped.
  var isWon: Bool { questions.done.count == setup.questionCount }

  /// Whether the right bubble glows by now.
  var isGlowing: Bool { setup.round.policy.hints && questions.isTold }

  /// Words in view, without those of bubbles tried in vain.
  var candidates: [Int] {
    var words: [Int] = []
    world.forEach(Bubble.self) { bubble in
      if !questions.tried.contains(bubble.word) { words.append(bubble.word) }
    }
    return words
  }

  /// Nobody shows what they know where the game has told, or where little is left to choose from.
  private var certainty: Certainty {
    isGlowing ? .hint : candidates.count < 4 ? .elimination : .known
  }

  private mutating func arrive(_ entity: Entity, _ step: inout Step) {
    guard let bubble = world[entity, Bubble.self] else { return }
    land(entity)
    if bubble.pose == .returning {
      setAfloat(entity)
    } else if bubble.since < questions.since {
      // Sent for a definition that has gone since: it goes back unjudged.
      goHome(entity)
    } else {
      judge(entity, &step)
    }
  }

  private mutating func pop(_ entity: Entity, _ bubble: Bubble, _ certainty: Certainty) {
    let isFirstTry = questions.tried.isEmpty && certainty == .known
    score.hit(
      worth: BubblesScore.worth(certainty, isFirstTry: isFirstTry), raisesCombo: isFirstTry)
    if let place = world[entity, Place.self] {
      effects.pop(layout.box(place, faces[bubble.word]), faces[bubble.word], at: tick)
    }
    say(.popped(word: bubble.word))
    world.kill(entity)
    order.sweep(in: world)
    let done = questions.finish(with: bubble.word)
    if isWon { win() } else { ask(after: done) }
  }

  private mutating func refuse(_ entity: Entity, _ bubble: Bubble) {
    score.miss()
    questions.miss(bubble.word)
    effects.refuse(at: tick)
    say(.refused(word: bubble.word))
    world.update(entity, Bubble.self) { bubble in
      bubble.pose = .shaking
      bubble.since = tick
    }
    timers.arm(.goHome, after: Pace.headShake, from: tick, for: entity)
  }

  /// The time stops, and the last pop is seen before the end comes.
  private mutating func win() {
    clock.stop(at: tick)
    timers.arm(.finished, after: Pace.end, from: tick)
  }

  mutating func say(_ note: BubblesNote) {
    self.note = note
    timers.cancel(noteEnd)
    noteEnd = timers.arm(.noteOver, after: Pace.note, from: tick)
  }

  private func report(
    _ bubble: Bubble, _ isRight: Bool, _ certainty: Certainty, _ step: inout Step
  ) {
    // Of two words with one meaning the one that was given is the one that was known.
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
