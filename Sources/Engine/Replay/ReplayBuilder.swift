/// What it takes to run scenes again from their start, and to see that they ran as before.
public struct Replay: Hashable, Sendable {
  /// All input by its ticks, as an `InputLog` has it.
  public var input: [UInt8]
  /// A fingerprint of state and input for every second in which something ran, and one of the end.
  public var marks: [UInt64]
  /// How many ticks it lasted.
  public var ticks: Tick
  /// Whether its marks are of what decides, and of nothing else. False for one of old, whose marks have in them the
  /// words that stood on the screen, and the screen at the end: where words stood its marks are believed, and it must
  /// end in the same tick, with the same input before.
  public var hashesStateOnly: Bool

  /// A replay of its parts.
  public init(input: [UInt8] = [], marks: [UInt64] = [], ticks: Tick = 0, hashesStateOnly: Bool = true) {
    self.input = input
    self.marks = marks
    self.ticks = ticks
    self.hashesStateOnly = hashesStateOnly
  }
}

/// Runs scenes and keeps what it takes to run them again.
///
/// Ticks that sleeping scenes don't need are skipped, and so are events that change nothing: a mouse that moves
/// within its cell, where it is told no finer. What is skipped here is skipped in a replay, too, since both run through
/// this.
public struct ReplayBuilder: Sendable {
  /// The scenes.
  public private(set) var stack: SceneStack
  /// The next tick.
  public private(set) var tick: Tick = 0
  private var log = InputLog()
  private var marks: [UInt64] = []
  /// The marks of a replay of old: they are believed where there is something to read.
  private var believed: [UInt64]
  /// All input and marks so far.
  private var chain = StateHash()
  private var nextMark = Tick.ticksPerSecond
  private var filter = InputFilter()

  /// A builder of a run that begins with this scene in a window of this size.
  public init(_ scene: any Scene, window: Size) {
    self.init(scene, window: window, believing: [])
  }

  init(_ scene: any Scene, window: Size, believing marks: [UInt64]) {
    stack = SceneStack(scene, window: window)
    believed = marks
  }

  /// What was recorded so far.
  public var replay: Replay {
    var mark = chain
    stack.hash(into: &mark)
    return Replay(input: log.bytes, marks: marks + [mark.value], ticks: tick)
  }

  /// The run as it stands.
  public var snapshot: RunSnapshot { RunSnapshot(self, input: log.end) }

  /// The same without what led to it.
  fileprivate var bare: ReplayBuilder {
    var copy = self
    (copy.log, copy.marks, copy.believed) = (InputLog(), [], [])
    return copy
  }

  /// Runs a tick, not before the next one, with its input, and returns what was reported. Nothing runs where the
  /// scene sleeps and nothing has come to wake it.
  public mutating func update(_ input: [InputEvent] = [], at tick: Tick) -> [any Sendable] {
    pass(to: tick)
    let events = input.filter { filter.keeps($0) }
    guard !events.isEmpty || stack.rest == .awake || stack.rest == .asleep(forTicks: 0) else { return [] }
    log.append(events, at: tick)
    if !events.isEmpty { chain.combine(tick) }
    for event in events { chain.combine(event) }
    let reports = stack.update(events)
    self.tick += 1
    if self.tick >= nextMark { mark() }
    return reports
  }

  /// Lets ticks pass that a sleeping scene doesn't need.
  public mutating func pass(to tick: Tick) {
    stack.skip(tick - self.tick)
    self.tick = max(tick, self.tick)
  }

  /// How many marks there are so far.
  var markCount: Int { marks.count }

  /// Whether its marks are the first ones of a replay.
  func agrees(with replay: Replay, from first: Int) -> Bool {
    first >= marks.count
      || marks[first...].elementsEqual(replay.marks.dropFirst(first).prefix(marks.count - first))
  }

  private mutating func mark() {
    var hash = chain
    stack.hash(into: &hash)
    let isBelieved = stack.isToRead && believed.indices.contains(marks.count)
    let mark = isBelieved ? believed[marks.count] : hash.value
    marks.append(mark)
    chain.combine(tick)
    chain.combine(mark)
    nextMark = (tick / Tick.ticksPerSecond + 1) * Tick.ticksPerSecond
  }
}

/// A moment of a run, and the place of what comes next in its input: little to keep, and enough to run on from however
/// long it took to get there.
public struct RunSnapshot: Sendable {
  let run: ReplayBuilder
  let input: InputPlace

  init(_ run: ReplayBuilder, input: InputPlace) {
    (self.run, self.input) = (run.bare, input)
  }

  /// The next tick.
  public var tick: Tick { run.tick }
}

/// Tells events that say something from those that don't.
struct InputFilter: Sendable {
  private var last: MouseEvent?

  /// Whether a scene should get it: no move to where the mouse was, and nothing from outside of every window.
  mutating func keeps(_ event: InputEvent) -> Bool {
    switch event {
    case .mouse(let mouse):
      guard mouse.isBelievable else { return false }
      defer { last = mouse }
      return mouse.action != .move || !isWhereItWas(mouse)
    case .resize(let size): return max(size.width, size.height) <= InputReader.largest
    case .key, .paste, .focus, .cellShape, .resumed, .answer: return true
    }
  }

  private func isWhereItWas(_ mouse: MouseEvent) -> Bool {
    guard let last, last.position == mouse.position, last.within == mouse.within,
      last.modifiers == mouse.modifiers
    else { return false }
    // After a press the button is held; after a release, none is.
    let held = last.action == .release ? .none : last.button
    return held == mouse.button
  }
}

extension MouseEvent {
  /// Whether a terminal could have told it.
  fileprivate var isBelievable: Bool {
    let cells = 0...InputReader.largest
    if case .wheel(let notches) = action, abs(notches) > InputReader.mostNotches { return false }
    return cells.contains(position.x) && cells.contains(position.y)
  }
}
