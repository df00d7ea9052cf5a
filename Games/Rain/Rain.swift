import Engine
import Interface
import Learning
import WordGame

/// Words fall; typing what they mean clears them before they reach the ground.
public enum Rain: WordGame {
  public static let profile = GameProfile(
    name: "rain", title: "Rain", summary: "type what the words mean", usualWords: 12, usualSides: .term,
    isTyped: true, rulesVersion: 2, oldestRules: 1, help: RainHelp.scene)

  public static func rules(_ setup: GameSetup) -> [Text] { RainHelp.short }

  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    hasEnough(setup) ? RainScene(setup) : nil
  }

  /// There is a clock only where somebody asks for so many seconds: the ground is clock enough.
  public static func clock(_ setup: GameSetup) -> Countdown {
    Countdown(seconds: setup.round.policy.seconds.flatMap { $0 > 0 ? $0 : nil })
  }
}

extension GameSetup {
  /// Whether each word falls once, and that is all.
  var fallsOnce: Bool { !round.policy.repeats }

  /// How many words may land before the round is over; nil where nobody counts.
  var mostLanded: Int? { round.policy.seconds == nil || fallsOnce ? nil : 5 }

  /// Whether the learner chooses among answers where others type.
  var choosesAnswers: Bool { round.presentation.choosesAnswers }
}

struct RainScene: RoundScene {
  typealias Played = Rain

  let setup: GameSetup
  /// The words that fall, by the numbers that all parts of the game know them by.
  let items: [RoundSetup.Item]
  let judge: RainJudge
  var queue: RainQueue
  /// Words on their way, the lowest first.
  var drops: [Drop] = []
  /// When the next one may come.
  var nextArrival: Tick = 0
  var tempo: RainTempo
  var line: AnswerLine
  var attention = Attention()
  var choices: RainChoices
  var clock: Countdown
  var score = Tally()
  /// Words that have reached the ground.
  var landed = 0
  var note = RainNote.none
  var noteEnd: Tick = 0
  /// When the end comes that is certain by now.
  var finish: Tick?
  var chance: Chance
  var choice: PauseChoice?
  var tick: Tick = 0
  /// What only looks nice: no part of the state.
  var effects: RainEffects

  init(_ setup: GameSetup) {
    self.setup = setup
    items = setup.round.content.items
    judge = RainJudge(setup)
    queue = RainQueue(count: items.count, times: setup.fallsOnce ? 1 : 2)
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
    if let transition = takeChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small for the rain") }
    if let end = runTime(&step) { return end }
    while let event = step.next() {
      if let transition = handle(event, &step) { return transition }
      follow()
    }
    return rest(in: step.window)
  }

  func hash(into hash: inout StateHash) {
    // Left out: items, judge and the words to choose from come from the setup, choice and tick from the stack; the
    // effects only look nice.
    hash.combine(
      fieldsOf: self, setup, queue, drops, nextArrival, tempo, line, attention, choices, clock, score, landed,
      note, noteEnd, finish, chance, cosmetic: 5)
  }

  var entityCount: Int? { drops.count }

  /// Whether the player takes one of four answers, and no letters are text.
  var isChoosing: Bool { choices.isOpen && !choices.options.isEmpty }

  /// Where things stand in a window.
  func layout(_ window: Size) -> RainLayout {
    RainLayout(window, isChoosing ? .options(choices.options.count) : .line(line.palette))
  }

  /// Sleeps until something is seen to move: a word by a dot or, where motion is reduced, by a row at a full second.
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
