/// A recorded run: what it takes to run scenes again from their start and to check that they did the same.
public struct Replay: Hashable, Sendable {
  /// All input with its ticks, encoded as an `InputLog`.
  public var input: [UInt8]
  /// Checksums of state and input, one for each second in which something ran and one at the end.
  public var marks: [UInt64]
  /// The length of the run.
  public var ticks: Tick
  /// Whether the marks cover only state that decides what happens. False for old replays, whose marks also
  /// cover the words on the screen and the screen at the end: while such words are shown, the recorded marks
  /// are taken as correct, and the run has to end in the same tick after the same input.
  public var hashesStateOnly: Bool

  public init(input: [UInt8] = [], marks: [UInt64] = [], ticks: Tick = 0, hashesStateOnly: Bool = true) {
    self.input = input
    self.marks = marks
    self.ticks = ticks
    self.hashesStateOnly = hashesStateOnly
  }
}

/// Runs scenes and records what it takes to run them again.
///
/// It skips ticks that sleeping scenes don't need, and events that change nothing, such as mouse moves within
/// a cell from a terminal that reports only cells. A replay skips the same, since it runs through a builder
/// as well.
public struct ReplayBuilder: Sendable {
  public private(set) var stack: SceneStack
  /// The next tick.
  public private(set) var tick: Tick = 0
  private var log = InputLog()
  private var marks: [UInt64] = []
  /// The marks of an old replay, which are taken as correct while text to read is shown.
  private var believed: [UInt64]
  /// The hash of all input and marks so far.
  private var chain = StateHash()
  private var nextMark = Tick.ticksPerSecond
  private var filter = InputFilter()

  public init(_ scene: any Scene, window: Size) {
    self.init(scene, window: window, believing: [])
  }

  init(_ scene: any Scene, window: Size, believing marks: [UInt64]) {
    stack = SceneStack(scene, window: window, isRecorded: true)
    believed = marks
  }

  /// The recording so far.
  public var replay: Replay {
    var mark = chain
    stack.hash(into: &mark)
    return Replay(input: log.bytes, marks: marks + [mark.value], ticks: tick)
  }

  /// A snapshot from which the run can continue.
  public var snapshot: RunSnapshot { RunSnapshot(self, input: log.end) }

  /// A copy without the recording that led to it.
  fileprivate var bare: ReplayBuilder {
    var copy = self
    (copy.log, copy.marks, copy.believed) = (InputLog(), [], [])
    return copy
  }

  /// Runs a tick, which is the next one or later, with its input and returns the reports. Nothing runs if the
  /// scene sleeps and nothing wakes it.
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

  var markCount: Int { marks.count }

  /// Whether the marks so far, from an index on, equal those of a replay.
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

/// A moment of a run and its place in the input: small, and enough to continue from there.
public struct RunSnapshot: Sendable {
  let run: ReplayBuilder
  let input: InputPlace

  init(_ run: ReplayBuilder, input: InputPlace) {
    (self.run, self.input) = (run.bare, input)
  }

  /// The next tick.
  public var tick: Tick { run.tick }
}

/// Drops events that carry no information.
private struct InputFilter: Sendable {
  private var last: MouseEvent?

  /// Whether a scene should get the event. Drops moves to where the mouse already was, and implausible
  /// values.
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
  /// Whether a terminal could have sent it.
  fileprivate var isBelievable: Bool {
    let cells = 0...InputReader.largest
    if case .wheel(let notches) = action, abs(notches) > InputReader.mostNotches { return false }
    return cells.contains(position.x) && cells.contains(position.y)
  }
}
