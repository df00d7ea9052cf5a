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
  /// From 0.
  var board = 0
  /// The words on the board, by their places in the round.
  var dealt: Range<Int>
  var labels = Labels(count: 0)
  var world = World()
  var timers = Timers<MemoryEvent>()
  var clock: Countdown
  var focus = Entity.none
  /// The first card turned, until the second is.
  var first = Entity.none
  var firstTick: Tick = 0
  /// The second card of a mismatch while it is shown, and the timer that ends it.
  var second = Entity.none
  var turnBack = TimerID.unarmed
  var score = Tally()
  /// Pairs found from memory since the last mismatch or peek.
  var streak = 0
  /// What the last pair was worth.
  var award = 0
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
    clock = Memory.clock(setup)
    prompts = setup.prompts
    answers = setup.answers
    dealt = MemoryLayout.board(0, from: 0, of: setup, in: setup.window)
    table = (setup.window, nil)
    knowledge = setup.round.content.items.map { PairKnowledge(isTold: $0.isNew) }
    layCards(setup.window)
  }

  /// Puts the board's cards on the table, shuffled in a new way on each board.
  mutating func layCards(_ window: Size) {
    world = CardTable.deal(
      pairs: dealt, isMixed: setup.isMixed, seed: setup.round.content.seed &+ UInt64(board))
    labels = Labels(count: 2 * dealt.count)
    focus = world.first(Card.self) ?? .none
    table = (window, layOut(window))
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if table.window != step.window { table = (step.window, layOut(step.window)) }
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
      fieldsOf: self, setup, board, [dealt.lowerBound, dealt.upperBound], labels, world, timers, clock, focus,
      first, firstTick, second, turnBack,
      score, streak, award, knowledge, note, cosmetic: 5)
  }

  var entityCount: Int? { world.count }

  func layout(_ window: Size) -> MemoryLayout? {
    window == table.window ? table.layout : layOut(window)
  }

  private func layOut(_ window: Size) -> MemoryLayout? {
    MemoryLayout(
      window, prompts: Array(prompts[dealt]), answers: Array(answers[dealt]), isMixed: setup.isMixed)
  }

  /// Whether all pairs of the board are off the table.
  var isCleared: Bool { world.first(Card.self) { $0.pose != .won } == nil }

  private var isLast: Bool { dealt.upperBound == prompts.count }

  private var isOver: Bool { isCleared && isLast || clock.isOver(at: tick) }

  /// Sleeps while nothing moves, until a timer is due or the clock shows the next second.
  private var rest: Transition {
    if world.first(Motion.self, where: { !$0.tween.isOver(at: tick) }) != nil { return .stay }
    return .sleep(until: [timers.nextDue, clock.nextSecond(after: tick)].compactMap(\.self).min())
  }
}

extension MemoryScene {
  /// Called after the last pair, or when the time is up.
  mutating func finish(_ step: inout Step) -> Transition {
    let found = isCleared && isLast
    let items = setup.round.content.items.prefix(dealt.upperBound)
    if found, let seconds = clock.seconds, let left = secondsLeft {
      let all = max(seconds, Memory.seconds(items.count))
      score.addTime(worth: MemoryScore.timePerPair * items.count, left: min(left, all), all: all)
    }
    if found { step.report(.cue(.win)) }
    return end(
      found ? "All pairs found" : "The time is up",
      figures: ["\(score.right) of \(Figure.count(items.count, "pair", "pairs"))"] + timeFigures,
      missed: zip(items, knowledge).filter(\.1.isMissed).map { MissedWord($0.0) })
  }

  /// The words of the boards so far.
  var asked: [WordReference] {
    setup.round.content.items.prefix(dealt.upperBound).map(\.reference)
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
