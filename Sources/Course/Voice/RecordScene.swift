import Engine
import Interface
import Learning
import WordGame

/// Records words in the learner's own voice: of each the term and then what it means, one word after the other, until the
/// queue is empty.
///
/// A word is counted in, recorded until its speaker is silent, looked at and heard where they want to, and kept. The
/// microphone is on from the counting to the end of the second side, and off while somebody decides.
package struct RecordScene: Scene {
  /// How far the word is.
  enum Stage: Hashable {
    /// Nothing is heard; Enter begins.
    case ready
    /// A side is said when the count is over; it begins with the next tick where it has no end yet.
    case counting(ShownSide, until: Tick? = nil)
    /// A side is being said.
    case recording(ShownSide)
    /// What was said can be heard, kept or said again.
    case judging
    /// It is on its way to the disk.
    case keeping
    /// Nothing is left to record.
    case over
  }

  /// The ticks of a count from three.
  static let count: Tick = 3 * beat
  static let beat = Tick.ticksPerSecond * 2 / 5
  /// How long the last screen stands before it goes by itself.
  private static let farewell = 3 * Tick.ticksPerSecond

  let queue: VoiceQueue
  var row = 0
  var stage = Stage.ready
  var takes: [ShownSide: VoiceShape] = [:]
  /// What the microphone heard last.
  var levels: [Int] = []
  var level = VoiceLevel(levels: [])
  var isPlaying = false
  /// The rows that were kept.
  var kept: Set<Int> = []
  /// Why the last wish came to nothing.
  var problem: Text = .empty
  private(set) var tick: Tick = 0
  /// Whether the player was told that leaving loses what was said.
  var isWarned = false
  /// Whether the microphone is on.
  var isListening = false
  /// The tick of the last screen.
  var end: Tick?

  /// A screen for words that wait.
  package init(_ queue: VoiceQueue) {
    self.queue = queue
    if queue.entries.isEmpty { stage = .over }
  }

  /// The screen as it comes on top.
  package static func open(_ scope: VoiceScope, _ step: inout Step) -> Transition {
    let waiting = WaitingScene(for: .voice(.queue(scope)), &step) { news in
      if case .voice(.queue(let queue)) = news { RecordScene(queue) } else { nil }
    }
    return .push(waiting)
  }

  package mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    let page = Page(step.window)
    while let event = step.next(on: page) {
      guard let transition = handle(event, page, &step) else { continue }
      rest(&step)
      return transition
    }
    goOn(&step)
    switchMicrophone(&step)
    if let end, step.tick >= end { return .pop(with: .none) }
    return pace
  }

  package mutating func hear(_ news: any Sendable) {
    guard case .voice(let news) = news as? ArcadeNews else { return }
    switch news {
    case .level(let level): take(level)
    case .taken(let shape, let side): take(shape, side)
    case .played: isPlaying = false
    case .kept(let item): if stage == .keeping, item == entry?.item { goOnAfterKeeping() }
    case .failed(let reason): fail(reason)
    case .queue: break
    }
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    draw(on: &canvas, page)
  }

  package func hash(into hash: inout StateHash) {
    // Left out: what the microphone hears and the tick of the last update only show.
    hash.combine(
      fieldsOf: self, queue, row, stage, sortedTakes, isPlaying, kept.sorted(), problem, isWarned,
      isListening,
      end,
      cosmetic: 3)
  }

  private var sortedTakes: [VoiceShape?] { ShownSide.allCases.map { takes[$0] } }

  /// The word that is recorded; nil behind the last.
  var entry: VoiceQueue.Entry? { queue.entries.indices.contains(row) ? queue.entries[row] : nil }

  /// The side of what was said that can't be kept as it is.
  var faulty: ShownSide? { ShownSide.allCases.first { takes[$0]?.fault != nil } }

  /// Nobody listens or plays behind a screen that lies above, or after the last one.
  private mutating func rest(_ step: inout Step) {
    hush(&step)
    if isBusy { stop() }
    switchMicrophone(&step)
  }

  /// Whether a side is counted in or said.
  var isBusy: Bool {
    switch stage {
    case .counting, .recording: true
    case .ready, .judging, .keeping, .over: false
    }
  }

  private var pace: Transition {
    switch stage {
    case .counting: .stay
    case .over: .sleep(until: end)
    case .ready, .recording, .judging, .keeping: .sleep(until: nil)
    }
  }

  /// What time alone does.
  private mutating func goOn(_ step: inout Step) {
    switch stage {
    case .counting(let side, until: nil): stage = .counting(side, until: step.tick + Self.count)
    case .counting(let side, let end?) where step.tick >= end:
      (stage, levels, level) = (.recording(side), [], VoiceLevel(levels: []))
      step.report(.asks(.voice(.begin(side))))
    case .over where end == nil && !queue.entries.isEmpty: end = step.tick + Self.farewell
    case .counting, .ready, .judging, .recording, .keeping, .over: break
    }
  }

  /// It is on from the count to the end of what is said.
  private mutating func switchMicrophone(_ step: inout Step) {
    let isWanted = isBusy
    if isWanted != isListening { step.report(.asks(.voice(isWanted ? .listen : .rest))) }
    isListening = isWanted
  }
}

extension RecordScene.Stage: StateHashable {
  func hash(into hash: inout StateHash) {
    switch self {
    case .ready: hash.combine(0)
    case .counting(let side, let end):
      hash.combine(["counting", side.rawValue])
      hash.combine(end)
    case .recording(let side): hash.combine(["recording", side.rawValue])
    case .judging: hash.combine(1)
    case .keeping: hash.combine(2)
    case .over: hash.combine(3)
    }
  }
}
