import Engine
import Interface
import Learning
import WordGame

/// The definition stands in a bar at the top, words drift below it in bubbles. Drag the right one onto the bar.
public enum Bubbles: WordGame {
  /// What menu, command line and settings know of it. Any number of words can be played; the usual one takes a few
  /// minutes.
  public static let profile = GameProfile(
    name: "bubbles", title: "Bubbles", summary: "drag the word to its meaning", usualWords: 24,
    usualSides: .meaning, choices: [motion], mostAsked: 5, rulesVersion: 2, oldestRules: 1,
    help: BubblesHelp.scene)

  /// Whether bubbles move by themselves.
  static let motion = GameChoice(
    "bubbles.motion", "Bubbles", "whether they move by themselves",
    [.init("drift", "drift"), .init("still", "still")])

  /// How it is played, in three sentences.
  public static func rules(_ setup: GameSetup) -> [Text] { BubblesHelp.short }

  /// The game at its first tick; nil without words.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    hasEnough(setup) ? BubblesScene(setup) : nil
  }

  /// Eight seconds for each question, and a minute at least.
  public static func clock(_ setup: GameSetup) -> Countdown {
    setup.countdown(usual: max(60, 8 * setup.questionCount))
  }
}

extension GameSetup {
  var isStill: Bool { has(Bubbles.motion, "still") }

  /// How many definitions come in all: where a round has few words, each comes several times.
  var questionCount: Int { round.content.items.count * timesAsked }
  var timesAsked: Int { round.policy.mostAsked ?? 1 }

  /// The keys that pick a bubble. By rules 1 they were figures and letters, whatever stood in the bubbles.
  var bubbleLabels: Labels {
    !isByFirstRules && pool.contains { $0.looksLikeKey }
      ? Labels(functionKeysFor: BubblesLayout.most) : Labels(count: BubblesLayout.most)
  }

  private var mostDecoys: Int { 8 }

  /// The words to ask, and after them those that only float.
  var pool: [RoundSetup.Item] {
    round.content.items + round.content.decoys.prefix(mostDecoys).map { RoundSetup.Item($0, shown: .meaning) }
  }
}

extension RoundSetup.Item {
  /// Whether one of its sides is a single Latin letter or a number, so that a key beside it could be read as the answer.
  fileprivate var looksLikeKey: Bool {
    ShownSide.allCases.contains { side in
      let text = text(side)
      return text.allSatisfy(\.isNumber)
        || text.count == 1
          && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.value < 0x250 }
    }
  }
}

/// The game itself.
struct BubblesScene: RoundScene {
  typealias Played = Bubbles

  let setup: GameSetup
  /// The words to ask, then the decoys.
  let pool: [RoundSetup.Item]
  /// The side in the bar; the other one floats.
  private(set) var shown: ShownSide
  /// What floats of each word, as long as it is, and as a bubble shows it.
  private(set) var texts, faces: [Text]
  var questions: Questions
  var world = World()
  var timers = Timers<BubbleEvent>()
  var order = ZOrder()
  var chance: Chance
  var drag = Drag()
  var hover = Hover()
  var labels: Labels
  /// The bubble that Enter sends, or nobody.
  var focus = Entity.none
  /// How many bubbles came so far.
  var arrivals = 0
  var clock: Countdown
  var score = Tally()
  var note = BubblesNote.none
  var noteEnd = TimerID.unarmed
  var choice: PauseChoice?
  /// When the scene was updated last, for drawing.
  var tick: Tick = 0
  /// What only looks nice: no part of the state.
  var effects: BubbleEffects
  /// Memory for finding neighbours: no part of the state.
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
    questions = Questions(Questions.order(setup.round.content.items, times: setup.timesAsked))
    labels = setup.bubbleLabels
    chance = Chance(seed: setup.round.content.seed)
    effects = BubbleEffects(seed: setup.round.content.seed)
    window = setup.window
    layout = BubblesLayout(setup.window, definitions: [])
    show(shown)
    fillField()
    ask(after: nil)
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    chance.reseed(at: tick)
    if window != step.window { take(step.window) }
    if let transition = takeChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return letGo(note: "the window is too small for the bubbles") }
    if let transition = runTimers(&step) { return transition }
    if clock.isOver(at: tick) { return finish(&step) }
    while let event = step.next() {
      if let transition = handle(event, &step) { return transition }
    }
    drift()
    return keepApart() || isMoving ? .stay : rest
  }

  func hash(into hash: inout StateHash) {
    // Left out: pool and layout come from setup, side and window, choice and tick from the stack; the effects only
    // look nice, and the grid is memory.
    hash.combine(
      fieldsOf: self, setup, shown.rawValue, texts, faces, questions, world, timers, order, chance, drag,
      hover,
      labels, focus, arrivals, clock, score, note, noteEnd, [window.width, window.height], cosmetic: 6)
  }

  var entityCount: Int? { world.count }

  var level: BubbleLevel { BubbleLevel(popped: questions.done.count) }

  /// Shows one side of all words in the bar and the other one in bubbles.
  mutating func show(_ side: ShownSide) {
    shown = side
    texts = pool.map { Text($0.text(side == .term ? .meaning : .term)) }
    layout = newLayout(window)
    faces = texts.map { layout.face($0) }
  }

  /// What the bar shows of a word: all its meanings, or the term.
  func definition(_ word: Int) -> Text {
    Text(shown == .term ? pool[word].word.term : pool[word].meanings)
  }

  private func newLayout(_ window: Size) -> BubblesLayout {
    BubblesLayout(window, definitions: setup.round.content.items.indices.map(definition))
  }

  private mutating func take(_ window: Size) {
    self.window = window
    layout = newLayout(window)
    effects.clear()
  }

  /// Sleeps while nothing moves, until a timer is due or the clock shows another second.
  private var rest: Transition {
    let second = clock.nextSecond(after: tick)
    let beats = [world.nextBeat(Beat<Drifting>.self), world.nextBeat(Beat<Turning>.self)]
    return .sleep(until: ([timers.nextDue, second] + beats).compactMap(\.self).min())
  }

  private var isMoving: Bool {
    effects.end > tick
      || world.first(
        Bubble.self, where: { $0.pose.isMotion || tick < $0.born + Pace.arrival }) != nil
  }
}

extension Bubble.Pose {
  /// Whether it is seen moving by itself.
  var isMotion: Bool { self == .flying || self == .shaking || self == .returning }
}
