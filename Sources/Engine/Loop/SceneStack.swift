/// The scenes of a running program. Only the one on top is updated; drawing starts at the topmost one that
/// hides what is below.
public struct SceneStack: Sendable {
  /// Whether the scene on top wants ticks.
  public enum Rest: Hashable, Sendable {
    /// Every tick.
    case awake
    /// None before input, or before so many ticks have passed.
    case asleep(forTicks: Int?)
  }

  private struct Entry: Sendable {
    var scene: any Scene
    var tick: Tick = 0
    var isAsleep = false
    var wakeTick: Tick?
    var requests = OpenRequests()
  }

  private var entries: [Entry]
  /// Events that a scene left behind when it went elsewhere, for the one on top now.
  public private(set) var pending: [InputEvent] = []
  /// What the last scene left when it went; nil while there is one, and where the program was ended.
  public private(set) var outcome: Outcome?
  /// The window's size as the scenes know it.
  public private(set) var window: Size
  /// The shape of the window's cells as the scenes know it.
  public private(set) var cellShape: CellShape
  private var requestCount: UInt64 = 0
  /// Whether an answer has ever come.
  private var isAnswered = false

  /// A stack with one scene in a window of this size, with cells of this shape.
  public init(_ scene: any Scene, window: Size, cellShape: CellShape = .usual) {
    entries = [Entry(scene: scene)]
    self.window = window
    self.cellShape = cellShape
  }

  /// Whether the last scene has gone.
  public var hasEnded: Bool { entries.isEmpty }

  /// How many scenes there are.
  public var count: Int { entries.count }

  /// The next tick of the scene on top, by its own count; 0 where there is none.
  public var tick: Tick { entries.last?.tick ?? 0 }

  /// The scene on top.
  public var top: (any Scene)? { entries.last?.scene }

  /// Whether the scene on top sleeps, and for how long.
  public var rest: Rest {
    guard let entry = entries.last, entry.isAsleep else { return .awake }
    return .asleep(forTicks: entry.wakeTick.map { max(0, $0 - entry.tick) })
  }

  /// Runs one tick of the scene on top and returns what was reported. Where that scene goes, the one below
  /// runs in the same tick, so that what it does next shows at once. Where another one comes on top, it gets the
  /// events that were left in its first tick, before that tick's own. An answer goes to the scene that has asked,
  /// wherever it is in the stack, and is dropped where there is none.
  public mutating func update(_ input: [InputEvent] = []) -> [any Sendable] {
    for case .resize(let size) in input { window = size }
    for case .cellShape(let shape) in input { cellShape = shape }
    guard !entries.isEmpty else { return [] }
    let input = pending + deliver(input)
    // Through the subscript, so that a large scene is changed where it stands and not copied.
    let top = entries.count - 1
    var step = Step(
      tick: entries[top].tick, input: input, window: window, cellShape: cellShape,
      answers: entries[top].requests.answers, requestCount: requestCount)
    entries[top].isAsleep = false
    let transition = entries[top].scene.update(&step)
    entries[top].tick += 1
    entries[top].requests.follow(step)
    requestCount = step.requestCount
    pending = transition.changesTop ? step.remaining : []
    apply(transition)
    return entries.count < top + 1 ? step.reports + update() : step.reports
  }

  /// Tells all scenes, from the top down, what the host has to say, and wakes the one on top. Time doesn't pass.
  public mutating func hear(_ news: [any Sendable]) {
    guard !news.isEmpty, !entries.isEmpty else { return }
    for item in news {
      for index in entries.indices.reversed() { entries[index].scene.hear(item) }
    }
    entries[entries.count - 1].isAsleep = false
  }

  /// Lets ticks pass that a sleeping scene need not run.
  public mutating func skip(_ ticks: Int) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].tick += max(0, ticks)
  }

  /// Draws every scene that can be seen, the lowest first.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.clear()
    // What was left to the scene on top comes before the move.
    let move = pending.isEmpty ? canvas.newestMove : nil
    let lowest = entries.lastIndex { !$0.scene.isTransparent } ?? 0
    for index in entries.indices where index >= lowest {
      // Only what is on top moves: those below stand at a whole tick.
      let isOnTop = index == entries.count - 1
      canvas.newestMove = isOnTop ? move : nil
      entries[index].scene.draw(on: &canvas, fraction: isOnTop ? fraction : 0)
    }
  }

  /// Whether one of the scenes is there to be read.
  var isToRead: Bool { entries.contains { $0.scene.isToRead } }

  /// Hashes the window with its cells, and all scenes with their ticks, or what the last one left.
  public func hash(into hash: inout StateHash) {
    hash.combine(window.width)
    hash.combine(window.height)
    // Older replays know of none but the usual one.
    if cellShape != .usual { hash.combine([cellShape.width, cellShape.height]) }
    hash.combine(pending)
    hash.combine(entries.count)
    for entry in entries {
      hash.combine(entry.tick)
      entry.scene.hash(into: &hash)
    }
    outcome?.hash(into: &hash)
    // Without an answer it decides nothing what was asked, and older replays know nothing of it.
    guard isAnswered else { return }
    hash.combine(requestCount)
    for entry in entries { hash.combine(entry.requests) }
  }

  /// Gives answers to the scenes that wait for them and returns what else of the input is for a scene.
  private mutating func deliver(_ input: [InputEvent]) -> [InputEvent] {
    input.filter { event in
      switch event {
      case .answer(let reply):
        isAnswered = true
        _ = entries.indices.contains { entries[$0].requests.take(reply) }
        return false
      case .cellShape: return false
      case .key, .mouse, .paste, .focus, .resize, .resumed: return true
      }
    }
  }

  private mutating func apply(_ transition: Transition) {
    let top = entries.count - 1
    switch transition {
    case .stay: break
    case .sleep(let until):
      entries[top].isAsleep = true
      entries[top].wakeTick = until
    case .push(let scene): entries.append(Entry(scene: scene))
    case .replace(let scene): entries[top] = Entry(scene: scene)
    case .pop(let outcome):
      entries.removeLast()
      if entries.isEmpty { self.outcome = outcome } else { entries[top - 1].scene.resume(outcome) }
    case .quit: entries.removeAll()
    }
  }
}

extension Transition {
  /// Whether another scene gets the input from now on.
  fileprivate var changesTop: Bool {
    switch self {
    case .push, .replace, .pop: true
    case .stay, .sleep, .quit: false
    }
  }
}
