import Engine
import Interface
import Learning

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
    if let transition = applyChoice(&step) { return transition }
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

extension MemoryScene {
  /// Called after the last pair, or when the time is up.
  mutating func finish(_ step: inout Step) -> Transition {
    let found = world.count == 0
    let items = setup.round.content.items
    if found, let all = clock.seconds, let left = secondsLeft {
      score.addTime(worth: MemoryScore.timePerPair * items.count, left: left, all: all)
    }
    if found { step.report(.cue(.win)) }
    return end(
      found ? "All pairs found" : "The time is up",
      figures: ["\(score.right) of \(Figure.count(items.count, "pair", "pairs"))"] + timeFigures,
      missed: zip(items, knowledge).filter(\.1.isMissed).map { MissedWord($0.0) })
  }
}

/// In a first game the first pair is shown, one card after the other. Memory proves nothing, so nothing counts
/// as learned by it.
extension MemoryScene {
  /// The card to turn next; `.none` if the player needs no guidance.
  var firstMove: Entity {
    guard showsFirstMove, !isMismatchShown else { return .none }
    guard let waiting = world[first, Card.self] else {
      return world.first(Card.self, where: { $0.pose == .down }) ?? .none
    }
    return world.first(Card.self) { $0.pair == waiting.pair && $0.isPrompt != waiting.isPrompt } ?? .none
  }

  /// The text on its back.
  var guide: Text { world[first, Card.self] == nil ? "turn this" : "and this" }

  private var isMismatchShown: Bool { world[second, Card.self] != nil }
}
