import Engine
import Interface
import Learning

struct BubblesScene: RoundScene {
  typealias Played = Bubbles

  let setup: GameSetup
  /// The words to ask, then the decoys.
  let pool: [RoundSetup.Item]
  /// The side in the bar; the bubbles show the other one.
  private(set) var shown: ShownSide
  /// What the bubbles say for each word, in full and shortened to fit.
  private(set) var texts, faces: [Text]
  var questions: BubbleQueue
  var world = World()
  var timers = Timers<BubbleEvent>()
  var order = ZOrder()
  var chance: Chance
  var drag = Drag()
  var hover = Hover()
  var labels: Labels
  /// The bubble that Enter sends, or `.none`.
  var focus = Entity.none
  /// How many bubbles have been spawned so far.
  var arrivals = 0
  /// The word of this level whose bubble is golden, until it has been asked.
  var golden: Int?
  /// Words found at the first try in a row, since the last bomb.
  var streak = 0
  var clock: Countdown
  var score = Tally()
  var note = BubblesNote.none
  var noteEnd = TimerID.unarmed
  var choice: PauseChoice?
  /// The tick of the last update, for drawing.
  var tick: Tick = 0
  /// Cosmetic: not part of the state.
  var effects: BubbleEffects
  /// A scratch buffer for finding neighbours: not part of the state.
  var grid = CollisionGrid()
  /// The layout for the window of the last update.
  private(set) var layout: BubblesLayout
  private var window: Size

  init(_ setup: GameSetup) {
    self.setup = setup
    clock = Bubbles.clock(setup)
    pool = setup.pool
    shown = setup.round.content.items.first?.shown ?? .meaning
    (texts, faces) = ([], [])
    questions = BubbleQueue(BubbleQueue.levels(setup.round.content.items, times: setup.timesAsked))
    labels = setup.bubbleLabels
    chance = Chance(seed: setup.round.content.seed)
    effects = BubbleEffects(seed: setup.round.content.seed)
    window = setup.window
    layout = BubblesLayout(setup.window, definitions: [])
    beginWave()
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    chance.reseed(at: tick)
    if window != step.window { resize(step.window) }
    if let transition = applyChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return letGo(note: "the window is too small for the bubbles") }
    if let transition = runTimers(&step) { return transition }
    if clock.isOver(at: tick) { return finish(&step) }
    while let event = step.next() {
      if let transition = handle(event, &step) { return transition }
    }
    drift()
    return separate() || isMoving ? .stay : rest
  }

  func hash(into hash: inout StateHash) {
    // Left out: pool and layout follow from setup, side and window; choice and tick from the stack. The effects
    // are cosmetic, and the grid is a scratch buffer.
    hash.combine(
      fieldsOf: self, setup, shown.rawValue, texts, faces, questions, world, timers, order, chance, drag,
      hover, labels, focus, arrivals, golden, streak, clock, score, note, noteEnd,
      [window.width, window.height], cosmetic: 6)
  }

  var entityCount: Int? { world.count }

  var level: BubbleLevel { BubbleLevel(number: questions.level) }

  /// Puts one side of the words in the bar and the other one in the bubbles.
  mutating func show(_ side: ShownSide) {
    shown = side
    texts = pool.map { Text($0.text(side == .term ? .meaning : .term)) } + [BubbleSign.bomb.text(.unicode)]
    layout = newLayout(window)
    faces = texts.map { layout.face($0) }
  }

  /// The index of the bomb's text, where the bubbles of words have theirs.
  var bomb: Int { pool.count }

  /// The bar's text for a word: all its meanings, or the term.
  func definition(_ word: Int) -> Text {
    Text(shown == .term ? pool[word].word.term : pool[word].meanings)
  }

  private func newLayout(_ window: Size) -> BubblesLayout {
    BubblesLayout(window, definitions: setup.round.content.items.indices.map(definition))
  }

  private mutating func resize(_ window: Size) {
    self.window = window
    layout = newLayout(window)
    effects.clear()
  }

  /// Sleeps while nothing moves, until a timer is due or the clock shows the next second.
  private var rest: Transition {
    let second = clock.nextSecond(after: tick)
    let beats = [world.nextBeat(Beat<Drifting>.self), world.nextBeat(Beat<Turning>.self)]
    return .sleep(until: ([timers.nextDue, second] + beats).compactMap(\.self).min())
  }

  private var isMoving: Bool {
    effects.end > tick
      || world.first(
        Bubble.self, where: { $0.pose.isMotion || tick < $0.born + BubblePace.arrival }) != nil
  }
}

extension Bubble.Pose {
  /// Whether it is animated.
  var isMotion: Bool { self == .flying || self == .falling || self == .returning }
}
