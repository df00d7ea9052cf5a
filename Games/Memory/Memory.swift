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
      setup.window, prompts: setup.pairs.map(\.prompt), answers: setup.pairs.map(\.answer),
      isMixed: setup.isMixed)
    setup.pairs = Array(setup.pairs.prefix(capacity))
    let game = MemoryScene(setup)
    let needsIntroduction = setup.explains || setup.pairs.contains(where: \.isNew)
    return needsIntroduction ? MemoryIntroduction(setup, game: game) : game
  }
}

/// The game itself.
struct MemoryScene: Scene {
  let setup: MemorySetup
  var world: World
  var timers = Timers<MemoryEvent>()
  /// The time that is left; unarmed without a clock.
  var clock = TimerID.unarmed
  var focus: Entity
  /// The first card of the two, while it waits for the second.
  var first = Entity.nobody
  var firstTick: Tick = 0
  var score = MemoryScore()
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
    world = CardTable.deal(pairs: setup.pairs.count, isMixed: setup.isMixed, seed: setup.seed)
    knowledge = setup.pairs.map { PairKnowledge(isTold: $0.isNew) }
    focus = world.first(Card.self) ?? .nobody
    if let seconds = setup.time(pairs: setup.pairs.count) {
      clock = timers.arm(.timeUp, after: seconds * Tick.ticksPerSecond, from: 0)
    }
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if let transition = takeChoice(&step) { return transition }
    runTimers()
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
    hash.fold(setup.seed)
    hash.fold(world)
    hash.fold(timers)
    hash.fold(clock)
    hash.fold(focus)
    hash.fold(first)
    hash.fold(firstTick)
    hash.fold(score)
    hash.fold(knowledge)
    hash.fold(note)
  }

  func layout(_ window: Size) -> MemoryLayout? {
    MemoryLayout(
      window, prompts: setup.pairs.map(\.prompt), answers: setup.pairs.map(\.answer), isMixed: setup.isMixed)
  }

  /// Seconds left as the clock shows them; nil without a clock.
  var secondsLeft: Int? {
    guard setup.seconds != nil else { return nil }
    let ticks = timers.remaining(clock, at: tick) ?? 0
    return (ticks + Tick.ticksPerSecond - 1) / Tick.ticksPerSecond
  }

  private var isOver: Bool {
    world.count == 0 || (setup.seconds != nil && !timers.isArmed(clock))
  }

  /// Sleeps while nothing moves, until a timer is due or the clock shows another second.
  private var rest: Transition {
    if world.first(Motion.self, where: { !$0.tween.isOver(at: tick) }) != nil { return .stay }
    let second = timers.remaining(clock, at: tick).map { tick + ($0 - 1) % Tick.ticksPerSecond + 1 }
    return .sleep(until: [timers.nextDue, second].compactMap(\.self).min())
  }
}
