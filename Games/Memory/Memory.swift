import Engine
import Interface
import Learning
import WordGame

/// Two fields of cards, prompts and answers, face down. Turn one of each; matching pairs leave the table.
public enum Memory: WordGame {
  public static let profile = GameProfile(
    name: "memory", title: "Memory", summary: "turn pairs", usualWords: MemoryLayout.mostPairs,
    usualSides: .term, proves: false, choices: [field], help: MemoryHelp.scene)

  /// Whether the cards lie in one field or two.
  static let field = GameChoice(
    "memory.field", "Memory board", "how the cards are laid out",
    [.init("two", "two groups"), .init("mixed", "all mixed")])

  public static func rules(_ setup: GameSetup) -> [Text] {
    MemoryHelp.short(isMixed: setup.isMixed, areLetters: setup.round.content.areLetters)
  }

  /// As many of the words as fit the window are dealt.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    let setup = fitted(setup)
    return setup.round.content.items.isEmpty ? nil : MemoryScene(setup)
  }

  public static func clock(_ setup: GameSetup) -> Countdown { fitted(setup).memoryClock }

  private static func fitted(_ setup: GameSetup) -> GameSetup {
    var setup = setup
    let capacity = MemoryLayout.capacity(
      setup.window, prompts: setup.prompts, answers: setup.answers, isMixed: setup.isMixed)
    setup.round.content.items = Array(setup.round.content.items.prefix(capacity))
    return setup
  }
}

extension GameSetup {
  var memoryClock: Countdown { countdown(usual: max(90, 20 * round.content.items.count)) }
  var isMixed: Bool { has(Memory.field, "mixed") }
  var prompts: [Text] { round.content.items.map { Text($0.prompt) } }
  var answers: [Text] { round.content.items.map { Text($0.answer) } }
}

struct MemoryScene: RoundScene {
  typealias Played = Memory

  let setup: GameSetup
  /// The texts on the two cards of each pair.
  let prompts, answers: [Text]
  /// The layout for the window of the last update, cached: computing it takes longer than drawing.
  private var table: (window: Size, layout: MemoryLayout?)
  var world: World
  var timers = Timers<MemoryEvent>()
  var clock: Countdown
  var focus: Entity
  /// The first card turned, until the second is.
  var first = Entity.none
  var firstTick: Tick = 0
  /// The second card of a mismatch while it is shown, and the timer that ends it.
  var second = Entity.none
  var turnBack = TimerID.unarmed
  var score = Tally()
  var knowledge: [PairKnowledge]
  var note = MemoryNote.none
  var choice: PauseChoice?
  /// The tick of the last update, for drawing.
  var tick: Tick = 0

  /// What the board has given away about a pair, and how it went.
  struct PairKnowledge: Hashable, Sendable, StateHashable {
    /// Whether the game has shown which cards belong together.
    var isTold = false
    /// Whether it was mistaken for another.
    var isMissed = false

    func hash(into hash: inout StateHash) {
      hash.combine(fieldsOf: self, isTold, isMissed)
    }
  }

  init(_ setup: GameSetup) {
    self.setup = setup
    clock = setup.memoryClock
    prompts = setup.prompts
    answers = setup.answers
    table = (setup.window, Self.layout(setup.window, prompts, answers, setup.isMixed))
    world = CardTable.deal(
      pairs: setup.round.content.items.count, isMixed: setup.isMixed, seed: setup.round.content.seed)
    knowledge = setup.round.content.items.map { PairKnowledge(isTold: $0.isNew) }
    focus = world.first(Card.self) ?? .none
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if table.window != step.window { table = (step.window, layout(step.window)) }
    if let transition = takeChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small for the cards") }
    runTimers(step.window)
    while let event = step.next() {
      if let transition = handle(event, &step) { return transition }
    }
    if isOver { return finish(&step) }
    return rest
  }

  func hash(into hash: inout StateHash) {
    // Left out: faces and layout follow from setup and window, choice and tick from the stack.
    hash.combine(
      fieldsOf: self, setup, world, timers, clock, focus, first, firstTick, second, turnBack, score,
      knowledge, note, cosmetic: 5)
  }

  var entityCount: Int? { world.count }

  func layout(_ window: Size) -> MemoryLayout? {
    window == table.window ? table.layout : Self.layout(window, prompts, answers, setup.isMixed)
  }

  private static func layout(
    _ window: Size, _ prompts: [Text], _ answers: [Text], _ isMixed: Bool
  ) -> MemoryLayout? {
    MemoryLayout(window, prompts: prompts, answers: answers, isMixed: isMixed)
  }

  private var isOver: Bool { world.count == 0 || clock.isOver(at: tick) }

  /// Sleeps while nothing moves, until a timer is due or the clock shows the next second.
  private var rest: Transition {
    if world.first(Motion.self, where: { !$0.tween.isOver(at: tick) }) != nil { return .stay }
    return .sleep(until: [timers.nextDue, clock.nextSecond(after: tick)].compactMap(\.self).min())
  }
}
