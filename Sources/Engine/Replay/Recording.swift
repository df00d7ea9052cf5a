/// What a stack notes of its recorded scenes.
///
/// It skips ticks that sleeping scenes don't need, and events that change nothing, such as mouse moves within a cell from
/// a terminal that reports only cells. A replay skips the same, since it is recorded as well.
struct Recording: Sendable {
  /// The place of the first recorded scene.
  var first: Int
  /// The next tick.
  private(set) var tick: Tick = 0
  /// What the recorded scenes know of the window.
  private(set) var window: Size
  private(set) var cellShape = CellShape.usual
  /// The last query of the recorded scenes.
  var last: RequestID
  /// Whether an answer has come. Without any, queries don't influence anything, and old replays know nothing of them.
  private(set) var isAnswered = false
  /// Answers for the next tick.
  var replies: [Reply] = []
  /// While a scene that isn't recorded is on top, or was: what the recorded scenes had left to each other.
  var interruption: [InputEvent]?
  private var log = InputLog()
  private var marks: [UInt64] = []
  /// The marks of an old replay, which are taken as correct while text to read is shown.
  private var believed: [UInt64]
  /// The hash of all input and marks so far.
  private(set) var chain = StateHash()
  private var nextMark = Tick.ticksPerSecond
  private var filter = InputFilter()

  /// - Parameter number: of the recordings before it in the same stack.
  init(from first: Int, _ number: UInt32, window: Size, believing marks: [UInt64] = []) {
    (self.first, self.window, believed) = (first, window, marks)
    last = RequestID(0, of: number)
  }

  /// Whether something other than input waits for the next tick.
  func hasNews(_ shape: CellShape) -> Bool { !replies.isEmpty || shape != cellShape || interruption != nil }

  /// The events of a tick, from new input and what has come otherwise.
  mutating func events(_ input: [InputEvent], _ window: Size, _ shape: CellShape) -> [RecordedEvent] {
    var events = input
    // Without a recorded scene on top, the window changes unnoticed.
    if window != self.window, !input.contains(.resize(window)) { events.insert(.resize(window), at: 0) }
    defer { replies = [] }
    return (shape == cellShape ? [] : [.cellShape(shape)]) + events.map(RecordedEvent.input)
      + replies.map(RecordedEvent.answer)
  }

  /// The events that carry information, for `record`.
  mutating func filtered(_ events: [RecordedEvent]) -> [RecordedEvent] {
    events.filter { if case .input(let event) = $0 { filter.keeps(event) } else { true } }
  }

  /// Records the events of the next tick.
  mutating func record(_ events: [RecordedEvent]) {
    log.append(events, at: tick)
    if !events.isEmpty { chain.combine(tick) }
    for event in events {
      chain.combine(event)
      switch event {
      case .input(.resize(let size)): window = size
      case .input: break
      case .cellShape(let shape): cellShape = shape
      case .answer: isAnswered = true
      }
    }
  }

  mutating func skip(_ ticks: Int) { tick += ticks }

  /// Whether a mark is due.
  var isMarkDue: Bool { tick >= nextMark }

  /// Adds a mark, the hash of everything so far. Text to read was worded otherwise when old replays were recorded.
  mutating func mark(_ hash: StateHash, isToRead: Bool) {
    let isBelieved = isToRead && believed.indices.contains(marks.count)
    let mark = isBelieved ? believed[marks.count] : hash.value
    marks.append(mark)
    chain.combine(tick)
    chain.combine(mark)
    nextMark = (tick / Tick.ticksPerSecond + 1) * Tick.ticksPerSecond
  }

  /// The recording so far, given the hash of everything.
  func replay(_ hash: StateHash) -> Replay {
    Replay(input: log.bytes, marks: marks + [hash.value], ticks: tick)
  }

  /// Where the next input will be.
  var end: InputPlace { log.end }

  /// A copy without what led to it.
  var bare: Recording {
    var copy = self
    (copy.log, copy.marks, copy.believed) = (InputLog(), [], [])
    return copy
  }

  var markCount: Int { marks.count }

  /// Whether the marks so far, from an index on, equal those of a replay.
  func agrees(with replay: Replay, from first: Int) -> Bool {
    first >= marks.count
      || marks[first...].elementsEqual(replay.marks.dropFirst(first).prefix(marks.count - first))
  }
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
    case .key, .paste, .focus, .resumed: return true
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
