/// The scenes of a running program. Only the top scene is updated; drawing starts at the topmost opaque one.
///
/// Some scenes at its top may be recorded (see `Transition.record`): what they get is noted, and enough to run them again.
public struct SceneStack: Sendable {
  /// Whether the top scene needs ticks.
  public enum Rest: Hashable, Sendable {
    /// It needs every tick.
    case awake
    /// It needs none before input or before this many ticks have passed, if given.
    case asleep(forTicks: Int?)
  }

  struct Entry: Sendable {
    var scene: any Scene
    var isRecorded = false
    var tick: Tick = 0
    var hasRun = false
    /// Since which tick it isn't ready.
    var unreadySince: Tick?
    /// Whether it slept until an answer or a change came.
    var isWaiting = false
    var isAsleep = false
    var wakeTick: Tick?
    var queries = OpenQueries()
    var changed: Changes = []
    /// What the scene above was popped with, until the next update.
    var brought: Outcome?
    /// The recording of the scenes that were above.
    var recorded: Replay?
    var isReady: Bool { scene.isReady }
    /// Whether it is shown: one that isn't ready yet only when it has kept the player waiting.
    var isShown: Bool { isReady || unreadySince.map { tick > $0 + SceneStack.patience } ?? false }
  }

  /// For how many ticks the scene below stays in sight while the next one isn't ready.
  private static let patience = 8

  var entries: [Entry]
  var recording: Recording?
  /// The number of recordings begun above other scenes.
  var recordingCount: UInt32 = 0
  /// Events that the previous scene didn't take, for the one on top now.
  public internal(set) var pending: [InputEvent] = []
  /// The outcome of the last scene when it was popped; nil before that, and after `quit`.
  public private(set) var outcome: Outcome?
  public internal(set) var window: Size
  public internal(set) var cellShape: CellShape
  /// The player's own keys. They count where a scene expects no text, and nowhere in a recorded scene.
  public var ownKeys = OwnKeys()
  /// The last query of the scenes that aren't recorded.
  private var last = RequestID(0)

  public init(_ scene: any Scene, window: Size, cellShape: CellShape = .usual) {
    entries = [Entry(scene: scene)]
    self.window = window
    self.cellShape = cellShape
  }

  /// A stack all of whose scenes are recorded.
  public init(recording scene: any Scene, window: Size) {
    self.init(recording: scene, window: window, believing: [])
  }

  /// - Parameter marks: of an old replay that is played; see `Replay.hashesStateOnly`.
  init(recording scene: any Scene, window: Size, believing marks: [UInt64]) {
    self.init(scene, window: window)
    entries[0].isRecorded = true
    recording = Recording(from: 0, recordingCount, window: window, believing: marks)
  }

  /// Whether the last scene has closed.
  public var hasEnded: Bool { entries.isEmpty }

  public var count: Int { entries.count }

  /// The next tick of the top scene, by its own count; 0 if there is no scene.
  public var tick: Tick { entries.last?.tick ?? 0 }

  public var top: (any Scene)? { entries.last?.scene }

  /// Whether the top scene sleeps, and for how long.
  public var rest: Rest {
    guard let entry = entries.last, entry.isAsleep, !hasNewsToRecord else { return .awake }
    guard entry.isShown else {
      return .asleep(forTicks: (entry.unreadySince ?? entry.tick) + Self.patience + 1 - entry.tick)
    }
    let ticks = [entry.wakeTick.map { max(0, $0 - entry.tick) }, ticksToDrawing].compactMap(\.self).min()
    return .asleep(forTicks: ticks)
  }

  /// Runs one tick of the top scene and returns the reports. If that scene closes, the one below runs in the
  /// same tick, so that its reaction shows at once. If another scene comes on top, it gets the remaining
  /// events in its first tick, before that tick's own.
  public mutating func update(_ input: [InputEvent] = []) -> [any Sendable] { update(input, ticks: 1) }

  /// An update in which no time passes, for what is unsettled.
  package mutating func settle() -> [any Sendable] { update([], ticks: 0) }

  private mutating func update(_ input: [InputEvent], ticks: Tick) -> [any Sendable] {
    for case .resize(let size) in input { window = size }
    guard let isRecorded = entries.last?.isRecorded else { return [] }
    let reports = isRecorded ? record(input, ticks: ticks) : run(input, ticks: ticks)
    // What is recorded runs apart from what isn't.
    guard let top = entries.last, top.isRecorded != isRecorded else { return reports }
    return reports + update([], ticks: ticks)
  }

  /// Updates the top scene and, as long as one closes, the one below, but none that isn't recorded as it is.
  mutating func run(_ input: [InputEvent], ticks: Tick) -> [any Sendable] {
    let input = pending + input
    // Through the subscript, so that a large scene is changed in place and not copied.
    let top = entries.count - 1
    var step = step(input)
    (entries[top].isAsleep, entries[top].isWaiting, entries[top].hasRun) = (false, false, true)
    entries[top].changed = []
    let transition = resume(top, &step) ?? entries[top].scene.update(&step)
    entries[top].tick += ticks
    entries[top].unreadySince = entries[top].isReady ? nil : entries[top].unreadySince ?? entries[top].tick
    let cancelled = entries[top].queries.apply(step)
    if step.last.isRecorded { recording?.last = step.last } else { last = step.last }
    pending = transition.changesTop || !entries[top].isReady ? step.remaining : []
    let isRecorded = entries[top].isRecorded
    let reports = step.reports + reports(cancelling: cancelled + apply(transition))
    guard entries.count == top, top > 0, entries[top - 1].isRecorded == isRecorded else { return reports }
    return reports + run([], ticks: ticks)
  }

  private func step(_ input: [InputEvent]) -> Step {
    let entry = entries[entries.count - 1]
    return Step(
      tick: entry.tick, input: input, window: window, cellShape: cellShape, entry.queries,
      changed: entry.changed,
      recorded: entry.recorded, last: entry.isRecorded ? recording?.last ?? last : last,
      ownKeys: entry.isRecorded ? OwnKeys() : ownKeys)
  }

  private mutating func resume(_ top: Int, _ step: inout Step) -> Transition? {
    guard let outcome = entries[top].brought else { return nil }
    (entries[top].brought, entries[top].recorded) = (nil, nil)
    return entries[top].scene.resume(outcome, &step)
  }

  private func reports(cancelling ids: [RequestID]) -> [any Sendable] {
    ids.isEmpty ? [] : [CancelledQueries(ids)]
  }

  /// Gives answers to the scenes that wait for them, and wakes the top one. No time passes. Recorded scenes get theirs
  /// in the next tick.
  package mutating func deliver(_ answers: [Answered]) {
    for answer in answers {
      if case .input(let reply) = answer.content {
        // An answer to scenes of an earlier recording is nobody's.
        if reply.id.recording ?? recordingCount == recordingCount { recording?.replies.append(reply) }
      } else {
        _ = entries.indices.contains { entries[$0].queries.deliver(answer) }
      }
    }
    if entries.last?.queries.hasNews == true { wake() }
  }

  private mutating func wake() {
    let top = entries.count - 1
    if entries[top].isAsleep { entries[top].isWaiting = true }
    entries[top].isAsleep = false
  }

  /// Tells all scenes what has changed, and wakes the top one. No time passes. Recorded scenes depend on nothing of it.
  package mutating func note(_ changes: Changes) {
    guard !changes.isEmpty else { return }
    for index in entries.indices where !entries[index].isRecorded {
      entries[index].changed.formUnion(changes)
    }
    if entries.last?.isRecorded == false { wake() }
  }

  /// Sets the shape of the window's cells, and wakes the top scene.
  package mutating func note(_ shape: CellShape) {
    cellShape = shape
    if entries.last?.isRecorded == false { wake() }
  }

  /// Whether the top scene isn't ready and not yet drawn: then the last frame stands for a moment.
  package var isHeld: Bool { entries.count > 1 && entries.last?.isShown == false }

  /// Whether an update now would bring something into the next frame that can be there: a scene hasn't yet asked for
  /// what it shows, or has what it was waiting for.
  package var isUnsettled: Bool {
    guard let top = entries.last, !top.isRecorded else { return false }
    let hasNews = top.queries.hasNews || !top.changed.isEmpty
    return hasNews && (top.isWaiting || !top.isReady) || !top.hasRun && !top.isReady
  }

  /// Lets ticks pass that the sleeping top scene doesn't need.
  public mutating func skip(_ ticks: Int) {
    guard let top = entries.indices.last, ticks > 0 else { return }
    entries[top].tick += ticks
    if entries[top].isRecorded { recording?.skip(ticks) }
  }

  /// Draws every visible scene, the lowest first.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.clear()
    // Pending events come before the move, which therefore can't be shown yet.
    let move = pending.isEmpty ? canvas.newestMove : nil
    let lowest = entries.lastIndex { $0.isShown && !$0.scene.isTransparent } ?? 0
    for index in entries.indices where index >= lowest && (index == 0 || entries[index].isShown) {
      // Only the top scene moves: those below stand at a whole tick.
      let isOnTop = index == entries.count - 1
      canvas.newestMove = isOnTop ? move : nil
      entries[index].scene.draw(on: &canvas, fraction: isOnTop ? fraction : 0)
      if index == lastRecorded { recorder?.draw(over: self, on: &canvas) }
    }
  }

  package var isToRead: Bool { entries.last?.scene.isToRead == true }

  /// Hashes the window with its cell shape, all scenes with their ticks, and the last scene's outcome.
  public func hash(into hash: inout StateHash) { self.hash(entries, window, cellShape, outcome, into: &hash) }

  func hash(
    _ entries: [Entry], _ window: Size, _ cellShape: CellShape, _ outcome: Outcome?,
    into hash: inout StateHash
  ) {
    hash.combine(window.width)
    hash.combine(window.height)
    // Left out for the usual shape: old replays know no other.
    if cellShape != .usual { hash.combine([cellShape.width, cellShape.height]) }
    hash.combine(pending)
    hash.combine(entries.count)
    for entry in entries {
      hash.combine(entry.tick)
      entry.scene.hash(into: &hash)
    }
    outcome?.hash(into: &hash)
    guard let recording, recording.isAnswered else { return }
    hash.combine(recording.last.number)
    for entry in entries where entry.isRecorded { hash.combine(entry.queries) }
  }

  /// Returns the queries that closing has cancelled.
  private mutating func apply(_ transition: Transition) -> [RequestID] {
    let top = entries.count - 1
    let closed =
      switch transition {
      case .stay, .sleep, .push, .record: entries[entries.count...]
      case .replace, .pop: entries[top...]
      case .quit: entries[0...]
      }
    switch transition {
    case .stay: break
    case .sleep(let until):
      entries[top].isAsleep = true
      entries[top].wakeTick = until
    case .push(let scene): entries.append(Entry(scene: scene, isRecorded: entries[top].isRecorded))
    case .record(let scene, let window): beginRecording(scene, window)
    case .replace(let scene): entries[top] = Entry(scene: scene, isRecorded: entries[top].isRecorded)
    case .pop(let outcome):
      let wasRecorded = entries.removeLast().isRecorded
      if entries.isEmpty { self.outcome = outcome }
      // What isn't recorded has no effect on what is.
      if top > 0, wasRecorded || !entries[top - 1].isRecorded { entries[top - 1].brought = outcome }
    case .quit: entries.removeAll()
    }
    return closed.flatMap(\.queries.cancelledByClosing)
  }
}

extension Transition {
  /// Whether the top scene is another one afterwards.
  fileprivate var changesTop: Bool {
    switch self {
    case .push, .record, .replace, .pop: true
    case .stay, .sleep, .quit: false
    }
  }
}
