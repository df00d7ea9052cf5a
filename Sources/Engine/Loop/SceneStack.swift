/// The scenes of a running program. Only the top scene is updated; drawing starts at the topmost opaque one.
public struct SceneStack: Sendable {
  /// Whether the top scene needs ticks.
  public enum Rest: Hashable, Sendable {
    /// It needs every tick.
    case awake
    /// It needs none before input or before this many ticks have passed, if given.
    case asleep(forTicks: Int?)
  }

  private struct Entry: Sendable {
    var scene: any Scene
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
    var isReady: Bool { scene.isReady }
    /// Whether it is shown: one that isn't ready yet only when it has kept the player waiting.
    var isShown: Bool { isReady || unreadySince.map { tick > $0 + SceneStack.patience } ?? false }
  }

  /// For how many ticks the scene below stays in sight while the next one isn't ready.
  private static let patience = 8

  private var entries: [Entry]
  /// Events that the previous scene didn't take, for the one on top now.
  public private(set) var pending: [InputEvent] = []
  /// The outcome of the last scene when it was popped; nil before that, and after `quit`.
  public private(set) var outcome: Outcome?
  public private(set) var window: Size
  public private(set) var cellShape: CellShape
  private var requestCount: UInt64 = 0
  private var isAnswered = false
  private let isRecorded: Bool

  /// - Parameter isRecorded: whether answers to queries are recorded, and so come as input.
  public init(_ scene: any Scene, window: Size, cellShape: CellShape = .usual, isRecorded: Bool = false) {
    entries = [Entry(scene: scene)]
    self.window = window
    self.cellShape = cellShape
    self.isRecorded = isRecorded
  }

  /// Whether the last scene has closed.
  public var hasEnded: Bool { entries.isEmpty }

  public var count: Int { entries.count }

  /// The next tick of the top scene, by its own count; 0 if there is no scene.
  public var tick: Tick { entries.last?.tick ?? 0 }

  public var top: (any Scene)? { entries.last?.scene }

  /// Whether the top scene sleeps, and for how long.
  public var rest: Rest {
    guard let entry = entries.last, entry.isAsleep else { return .awake }
    guard entry.isShown else {
      return .asleep(forTicks: (entry.unreadySince ?? entry.tick) + Self.patience + 1 - entry.tick)
    }
    return .asleep(forTicks: entry.wakeTick.map { max(0, $0 - entry.tick) })
  }

  /// Runs one tick of the top scene and returns the reports. If that scene closes, the one below runs in the
  /// same tick, so that its reaction shows at once. If another scene comes on top, it gets the remaining
  /// events in its first tick, before that tick's own. Answers go to the scenes that asked for them, anywhere
  /// in the stack, and are dropped if those have closed.
  public mutating func update(_ input: [InputEvent] = []) -> [any Sendable] { update(input, ticks: 1) }

  /// An update in which no time passes, for what is unsettled.
  package mutating func settle() -> [any Sendable] { update([], ticks: 0) }

  private mutating func update(_ input: [InputEvent], ticks: Tick) -> [any Sendable] {
    for case .resize(let size) in input { window = size }
    for case .cellShape(let shape) in input { cellShape = shape }
    guard !entries.isEmpty else { return [] }
    let input = pending + deliver(input)
    // Through the subscript, so that a large scene is changed in place and not copied.
    let top = entries.count - 1
    var step = Step(
      tick: entries[top].tick, input: input, window: window, cellShape: cellShape, entries[top].queries,
      changed: entries[top].changed, isRecorded: isRecorded, isTick: ticks > 0, requestCount: requestCount)
    (entries[top].isAsleep, entries[top].isWaiting, entries[top].hasRun) = (false, false, true)
    entries[top].changed = []
    let transition = resume(top, &step) ?? entries[top].scene.update(&step)
    entries[top].tick += ticks
    entries[top].unreadySince = entries[top].isReady ? nil : entries[top].unreadySince ?? entries[top].tick
    let cancelled = entries[top].queries.apply(step)
    requestCount = step.requestCount
    pending = transition.changesTop || !entries[top].isReady ? step.remaining : []
    let reports = step.reports + reports(cancelling: cancelled + apply(transition))
    return entries.count < top + 1 ? reports + update([], ticks: ticks) : reports
  }

  private mutating func resume(_ top: Int, _ step: inout Step) -> Transition? {
    guard let outcome = entries[top].brought else { return nil }
    entries[top].brought = nil
    return entries[top].scene.resume(outcome, &step)
  }

  private func reports(cancelling ids: [RequestID]) -> [any Sendable] {
    ids.isEmpty ? [] : [CancelledQueries(ids)]
  }

  /// Gives answers to the scenes that wait for them, and wakes the top one. No time passes.
  package mutating func deliver(_ answers: [Answered]) {
    for answer in answers { _ = entries.indices.contains { entries[$0].queries.deliver(answer) } }
    if entries.last?.queries.hasNews == true { wake() }
  }

  private mutating func wake() {
    let top = entries.count - 1
    if entries[top].isAsleep { entries[top].isWaiting = true }
    entries[top].isAsleep = false
  }

  /// Tells all scenes what has changed, and wakes the top one. No time passes.
  package mutating func note(_ changes: Changes) {
    guard !changes.isEmpty, !entries.isEmpty else { return }
    for index in entries.indices { entries[index].changed.formUnion(changes) }
    wake()
  }

  /// Whether the top scene isn't ready and not yet drawn: then the last frame stands for a moment.
  package var isHeld: Bool { entries.count > 1 && entries.last?.isShown == false }

  /// Whether an update now would bring something into the next frame that can be there: a scene hasn't yet asked for
  /// what it shows, or has what it was waiting for.
  package var isUnsettled: Bool {
    guard !isRecorded, let top = entries.last else { return false }
    let hasNews = top.queries.hasNews || !top.changed.isEmpty
    return hasNews && (top.isWaiting || !top.isReady) || !top.hasRun && !top.isReady
  }

  /// Lets ticks pass that the sleeping top scene doesn't need.
  public mutating func skip(_ ticks: Int) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].tick += max(0, ticks)
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
    }
  }

  /// Whether one of the scenes only shows text to read.
  package var isToRead: Bool { entries.contains { $0.scene.isToRead } }

  /// Hashes the window with its cell shape, all scenes with their ticks, and the last scene's outcome.
  public func hash(into hash: inout StateHash) {
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
    // Without answers, requests don't influence anything, and old replays know nothing of them.
    guard isAnswered else { return }
    hash.combine(requestCount)
    for entry in entries { hash.combine(entry.queries) }
  }

  /// Gives answers to the scenes that wait for them, and returns the events that are for the top scene.
  private mutating func deliver(_ input: [InputEvent]) -> [InputEvent] {
    input.filter { event in
      switch event {
      case .answer(let reply):
        isAnswered = true
        _ = entries.indices.contains { entries[$0].queries.deliver(reply) }
        return false
      case .cellShape: return false
      case .key, .mouse, .paste, .focus, .resize, .resumed: return true
      }
    }
  }

  /// Returns the queries that closing has cancelled.
  private mutating func apply(_ transition: Transition) -> [RequestID] {
    let top = entries.count - 1
    let closed =
      switch transition {
      case .stay, .sleep, .push: entries[entries.count...]
      case .replace, .pop: entries[top...]
      case .quit: entries[0...]
      }
    switch transition {
    case .stay: break
    case .sleep(let until):
      entries[top].isAsleep = true
      entries[top].wakeTick = until
    case .push(let scene): entries.append(Entry(scene: scene))
    case .replace(let scene): entries[top] = Entry(scene: scene)
    case .pop(let outcome):
      entries.removeLast()
      if entries.isEmpty { self.outcome = outcome } else { entries[top - 1].brought = outcome }
    case .quit: entries.removeAll()
    }
    return closed.flatMap(\.queries.cancelledByClosing)
  }
}

extension Transition {
  /// Whether the top scene is another one afterwards.
  fileprivate var changesTop: Bool {
    switch self {
    case .push, .replace, .pop: true
    case .stay, .sleep, .quit: false
    }
  }
}
