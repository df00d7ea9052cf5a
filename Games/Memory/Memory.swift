import Engine
import Interface
import Learning

/// Turn pairs: two fields of cards, prompts and answers, face down. Turn one of each; what belongs together
/// leaves the table.
public enum Memory: Game {
  /// The word on the command line and in the save file.
  public static let name = "memory"

  /// The most words that a game can take from a round.
  public static let mostPairs = MemoryLayout.mostPairs

  /// The game at its first tick, behind a screen that explains and shows the new words where there is need.
  public static func start(_ setup: MemorySetup) -> any Scene {
    var setup = setup
    let capacity = MemoryLayout.capacity(
      setup.window, prompts: setup.prompts, answers: setup.answers, isMixed: setup.isMixed)
    setup.round.items = Array(setup.round.items.prefix(capacity))
    guard !setup.round.items.isEmpty else {
      return NoticeScene(setup.title, "There are no words here to play with yet.")
    }
    let game = MemoryScene(setup)
    return setup.round.explains || !setup.round.newItems.isEmpty ? introduction(to: game) : game
  }

  private static func introduction(to game: MemoryScene) -> any Scene {
    let round = game.setup.round
    return IntroductionScene(
      title: game.setup.title, rules: round.explains ? MemoryHelp.short(isMixed: game.setup.isMixed) : [],
      heading: round.kind == .alphabet ? "New letters" : "New words",
      words: round.newItems.map { .init(Text($0.word.term), Text($0.explanation)) },
      help: MemoryHelp.scene, game: game, met: round.newWordsMet)
  }
}

/// The game itself.
struct MemoryScene: Scene {
  let setup: MemorySetup
  /// What stands on the two cards of each pair.
  let prompts, answers: [Text]
  /// The layout for the window of the last update: finding one takes longer than drawing it.
  private var table: (window: Size, layout: MemoryLayout?)
  var world: World
  var timers = Timers<MemoryEvent>()
  /// The time that is left; unarmed without a clock.
  var clock = TimerID.unarmed
  var focus: Entity
  /// The first card of the two, while it waits for the second.
  var first = Entity.nobody
  var firstTick: Tick = 0
  /// The second card of a mismatch while that is shown, and when it ends.
  var second = Entity.nobody
  var turnBack = TimerID.unarmed
  var score = Tally()
  var knowledge: [PairKnowledge]
  var note = MemoryNote.none
  var choice: PauseChoice?
  /// When the scene was updated last, for drawing.
  var tick: Tick = 0

  /// What the board has given away of a pair, and how it went.
  struct PairKnowledge: Hashable, Sendable, Foldable {
    /// Whether the game has told what belongs to what.
    var isTold = false
    /// Whether it was taken for another.
    var isMissed = false

    func fold(into hash: inout StateHash) {
      hash.fold(fieldsOf: self, isTold, isMissed)
    }
  }

  init(_ setup: MemorySetup) {
    self.setup = setup
    prompts = setup.prompts
    answers = setup.answers
    table = (setup.window, Self.layout(setup.window, prompts, answers, setup.isMixed))
    world = CardTable.deal(pairs: setup.round.items.count, isMixed: setup.isMixed, seed: setup.round.seed)
    knowledge = setup.round.items.map { PairKnowledge(isTold: $0.isNew) }
    focus = world.first(Card.self) ?? .nobody
    if let seconds = setup.time {
      clock = timers.arm(.timeUp, after: seconds * Tick.ticksPerSecond, from: 0)
    }
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if table.window != step.window { table = (step.window, layout(step.window)) }
    if let transition = takeChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small for the cards") }
    runTimers(step.window)
    for event in step.input {
      if let transition = handle(event, &step) { return transition }
    }
    if isOver { return finish(&step) }
    return rest
  }

  mutating func resume(_ outcome: Outcome) {
    choice = outcome.as(PauseChoice.self)
  }

  func fold(into hash: inout StateHash) {
    // Left out: faces and layout come from setup and window, choice and tick from the stack.
    hash.fold(
      fieldsOf: self, setup, world, timers, clock, focus, first, firstTick, second, turnBack, score,
      knowledge, note, cosmetic: 5)
  }

  func layout(_ window: Size) -> MemoryLayout? {
    window == table.window ? table.layout : Self.layout(window, prompts, answers, setup.isMixed)
  }

  private static func layout(
    _ window: Size, _ prompts: [Text], _ answers: [Text], _ isMixed: Bool
  ) -> MemoryLayout? {
    MemoryLayout(window, prompts: prompts, answers: answers, isMixed: isMixed)
  }

  /// Seconds left as the clock shows them; nil without a clock.
  var secondsLeft: Int? {
    guard setup.round.seconds != nil else { return nil }
    let ticks = timers.remaining(clock, at: tick) ?? 0
    return (ticks + Tick.ticksPerSecond - 1) / Tick.ticksPerSecond
  }

  private var isOver: Bool {
    world.count == 0 || (setup.round.seconds != nil && !timers.isArmed(clock))
  }

  /// Sleeps while nothing moves, until a timer is due or the clock shows another second.
  private var rest: Transition {
    if world.first(Motion.self, where: { !$0.tween.isOver(at: tick) }) != nil { return .stay }
    let second = timers.remaining(clock, at: tick).map { tick + ($0 - 1) % Tick.ticksPerSecond + 1 }
    return .sleep(until: [timers.nextDue, second].compactMap(\.self).min())
  }
}
