import Engine
import Interface
import Learning

struct RainScene: RoundScene {
  typealias Played = Rain

  let setup: GameSetup
  /// The words that fall. Everything else refers to them by index.
  let items: [RoundSetup.Item]
  let judge: RainJudge
  var queue: RainQueue
  /// Falling words, lowest first.
  var drops: [Drop] = []
  /// The earliest tick for the next word.
  var nextArrival: Tick = 0
  var tempo: RainTempo
  var waves: RainWaves
  /// Words cleared in a row since the last umbrella.
  var run = 0
  /// Whether the next word that lands does no harm.
  var hasUmbrella = false
  var line: AnswerLine
  /// What may still be typed for an answer that was taken early.
  var rest = RainRest()
  var attention = Attention()
  var choices: RainChoices
  var clock: Countdown
  var score = Tally()
  /// How many words have landed.
  var landed = 0
  var note = RainNote.none
  var noteEnd: Tick = 0
  /// When the round ends, once that is certain.
  var finish: Tick?
  var chance: Chance
  var choice: PauseChoice?
  var tick: Tick = 0
  /// Cosmetic: not part of the state.
  var effects: RainEffects

  init(_ setup: GameSetup) {
    self.setup = setup
    items = setup.round.content.items
    judge = RainJudge(setup)
    let isEndless = setup.mostLanded != nil
    queue = RainQueue(count: items.count, times: isEndless ? nil : setup.fallsOnce ? 1 : 2)
    waves = RainWaves(isOn: isEndless)
    tempo = RainTempo(usual: setup.round.learner.usualMilliseconds, isCalm: setup.mostLanded == nil)
    line = judge.line(for: 0)
    choices = RainChoices(setup)
    clock = Rain.clock(setup)
    chance = Chance(seed: setup.round.content.seed)
    effects = RainEffects(seed: setup.round.content.seed)
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    chance.reseed(at: tick)
    if choice != nil { attention.disturb(at: tick) }
    if let transition = applyChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small for the rain") }
    if let end = runTime(&step) { return end }
    while let event = step.next() {
      if let transition = handle(event, &step) { return transition }
      updateLine()
    }
    return rest(in: step.window)
  }

  func hash(into hash: inout StateHash) {
    // Left out: items, judge and the words to choose from follow from the setup, choice and tick from the
    // stack; the effects are cosmetic.
    hash.combine(
      fieldsOf: self, setup, queue, drops, nextArrival, tempo, waves, run, hasUmbrella, line, rest, attention,
      choices, clock, score,
      landed,
      note, noteEnd, finish, chance, cosmetic: 5)
  }

  var entityCount: Int? { drops.count }

  /// Whether the player is choosing among answers, so that letter keys aren't text.
  var isChoosing: Bool { choices.isOpen && !choices.options.isEmpty }

  func layout(_ window: Size) -> RainLayout {
    RainLayout(window, isChoosing ? .options(choices.options.count) : .line(line.palette))
  }

  /// Sleeps until something visibly moves: a word by a dot or, with reduced motion, by a row at each full
  /// second.
  private func rest(in window: Size) -> Transition {
    if effects.end > tick { return .stay }
    let dots = 4 * layout(window).field.height
    let second = tick + Tick.ticksPerSecond - tick % Tick.ticksPerSecond
    let due: [Tick?] =
      drops.map { $0.nextDot(after: tick, of: dots) } + [
        drops.isEmpty ? nil : second, queue.waiting.isEmpty ? nil : nextArrival,
        note == .none ? nil : noteEnd, finish, clock.nextSecond(after: tick),
      ]
    return .sleep(until: due.compactMap(\.self).filter { $0 > tick }.min() ?? tick + 1)
  }
}
