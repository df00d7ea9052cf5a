import Engine
import Interface
import Learning

/// The definition stands in a bar at the top, words drift below it in bubbles. Drag the right one onto the bar.
public enum Bubbles: Game {
  /// The word on the command line and in the save file.
  public static let name = "bubbles"

  /// How many words make a round of a few minutes; there may be any number.
  public static let usualWords = 24

  /// The game at its first tick, behind a screen that explains and shows the new words where there is need.
  public static func start(_ setup: BubblesSetup) -> any Scene {
    guard !setup.round.items.isEmpty else {
      return NoticeScene(setup.title, "There are no words to play with. Another deck may have some.")
    }
    let game = BubblesScene(setup)
    return setup.round.explains || !setup.round.newItems.isEmpty ? introduction(to: game) : game
  }

  private static func introduction(to game: BubblesScene) -> any Scene {
    let round = game.setup.round
    return IntroductionScene(
      title: game.setup.title, rules: round.explains ? BubblesHelp.short : [],
      heading: round.kind == .alphabet ? "New letters" : "New words",
      words: round.newItems.map { .init(Text($0.word.term), Text($0.explanation)) },
      help: BubblesHelp.scene, game: game, met: round.newWordsMet)
  }
}

/// The game itself.
struct BubblesScene: Scene {
  let setup: BubblesSetup
  /// The words to ask, then the decoys.
  let pool: [RoundSetup.Item]
  /// The side in the bar; the other one floats.
  private(set) var shown: Direction
  /// What floats of each word, as long as it is, and as a bubble shows it.
  private(set) var texts, faces: [Text]
  var questions: Questions
  var world = World()
  var timers = Timers<BubbleEvent>()
  var order = ZOrder()
  var chance: Chance
  var drag = Drag()
  var hover = Hover()
  var labels = Labels(count: BubblesLayout.most)
  /// The bubble that Enter sends, or nobody.
  var focus = Entity.nobody
  /// How many bubbles came so far.
  var arrivals = 0
  /// The time that is left; unarmed without a clock and once all have popped.
  var clock = TimerID.unarmed
  /// Seconds that were left when the last one popped; nil before.
  var secondsAtEnd: Int?
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

  init(_ setup: BubblesSetup) {
    self.setup = setup
    pool = setup.pool
    shown = setup.round.items.first?.shown ?? .meaning
    (texts, faces) = ([], [])
    questions = Questions(Questions.order(setup.round.items))
    chance = Chance(seed: setup.round.seed)
    effects = BubbleEffects(seed: setup.round.seed)
    window = setup.window
    layout = BubblesLayout(setup.window, definitions: [])
    show(shown)
    if let seconds = setup.time {
      clock = timers.arm(.timeUp, after: seconds * Tick.ticksPerSecond, from: 0)
    }
    fillField()
    ask(after: nil)
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    chance.begin(tick)
    if window != step.window { take(step.window) }
    if let transition = takeChoice(&step) { return transition }
    if let transition = runTimers(&step) { return transition }
    for event in step.input {
      if let transition = handle(event, &step) { return transition }
    }
    drift()
    keepApart()
    return rest
  }

  mutating func resume(_ outcome: Outcome) {
    choice = outcome.as(PauseChoice.self)
  }

  func fold(into hash: inout StateHash) {
    hash.fold(setup)
    hash.fold(shown.rawValue)
    hash.fold(questions)
    hash.fold(world)
    hash.fold(timers)
    hash.fold(order)
    hash.fold(chance)
    hash.fold(drag)
    hash.fold(hover)
    hash.fold(labels)
    hash.fold(focus)
    hash.fold(arrivals)
    hash.fold(clock)
    hash.fold(secondsAtEnd)
    hash.fold(score)
    hash.fold(note)
    hash.fold(noteEnd)
    hash.fold(window.width)
    hash.fold(window.height)
  }

  var level: BubbleLevel { BubbleLevel(popped: questions.done.count) }

  /// Shows one side of all words in the bar and the other one in bubbles.
  mutating func show(_ side: Direction) {
    shown = side
    texts = pool.map { Text($0.text(side == .term ? .meaning : .term)) }
    layout = newLayout(window)
    faces = texts.map { layout.face($0) }
  }

  /// What the bar shows of a word: all its meanings, or the term.
  func definition(_ word: Int) -> Text {
    Text(shown == .term ? pool[word].word.term : pool[word].meanings)
  }

  /// Seconds left as the clock shows them; nil without a clock.
  var secondsLeft: Int? {
    guard setup.time != nil else { return nil }
    let ticks = timers.remaining(clock, at: tick) ?? 0
    return secondsAtEnd ?? (ticks + Tick.ticksPerSecond - 1) / Tick.ticksPerSecond
  }

  private func newLayout(_ window: Size) -> BubblesLayout {
    BubblesLayout(window, definitions: setup.round.items.indices.map(definition))
  }

  private mutating func take(_ window: Size) {
    self.window = window
    layout = newLayout(window)
    effects.clear()
  }

  /// Sleeps while nothing moves, until a timer is due or the clock shows another second.
  private var rest: Transition {
    if isMoving { return .stay }
    let second = timers.remaining(clock, at: tick).map { tick + ($0 - 1) % Tick.ticksPerSecond + 1 }
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
