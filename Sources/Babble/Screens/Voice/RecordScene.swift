import Engine
import Interface
import Learning
import WordGame

/// Records words in the learner's own voice, one after the other until the queue is empty: for each the term,
/// then its meaning.
///
/// A word is counted in, recorded until the speaker is silent, shown and played back if wanted, and kept. The
/// microphone is on from the count to the end of the second side, and off while the learner decides.
package struct RecordScene: PageScene {
  /// The state of the current word.
  enum Stage: Hashable {
    /// Waits for Enter.
    case ready
    /// Counts in to a side. `until` is set with the next tick.
    case counting(ShownSide, until: Tick? = nil)
    case recording(ShownSide)
    /// The recording can be played back, kept or repeated.
    case judging
    /// It is being written to the disk.
    case keeping
    /// Nothing is left to record.
    case over
  }

  /// The ticks of a count from three.
  static let count: Tick = 3 * beat
  static let beat = Tick.ticksPerSecond * 2 / 5
  /// The ticks that the last screen stays.
  private static let farewell = 3 * Tick.ticksPerSecond

  let queue: VoiceQueue
  var row = 0
  var stage = Stage.ready
  var takes: [ShownSide: VoiceShape] = [:]
  /// The last levels from the microphone.
  var levels: [Int] = []
  var level = VoiceLevel(levels: [])
  var isPlaying = false
  var kept: Set<Int> = []
  /// Why the last request failed.
  var problem: Text = .empty
  private(set) var tick: Tick = 0
  /// Whether the player was warned that leaving loses recordings.
  var isWarned = false
  var isListening = false
  /// The tick at which the last screen appeared.
  var end: Tick?

  package init(_ queue: VoiceQueue) {
    self.queue = queue
    if queue.entries.isEmpty { stage = .over }
  }

  /// Opens the screen as soon as the host has sent the queue.
  package static func open(_ scope: VoiceScope, _ step: inout Step) -> Transition {
    let waiting = WaitingScene(for: .voice(.queue(scope)), &step) { news in
      if case .voice(.queue(let queue)) = news { RecordScene(queue) } else { nil }
    }
    return .push(waiting)
  }

  package mutating func beforeInput(_ step: inout Step) -> Transition? {
    tick = step.tick
    return nil
  }

  package mutating func afterInput(_ step: inout Step) -> Transition {
    advance(&step)
    switchMicrophone(&step)
    if let end, step.tick >= end { return .pop(with: .none) }
    return pace
  }

  package mutating func hear(_ news: any Sendable) {
    guard case .voice(let news) = news as? ArcadeNews else { return }
    switch news {
    case .level(let level): meter(level)
    case .taken(let shape, let side): receive(shape, of: side)
    case .played: isPlaying = false
    case .kept(let item): if stage == .keeping, item == entry?.item { advanceToNextWord() }
    case .failed(let reason): fail(reason)
    case .queue: break
    }
  }

  private var sortedTakes: [VoiceShape?] { ShownSide.allCases.map { takes[$0] } }

  /// Nil after the last.
  var entry: VoiceQueue.Entry? { queue.entries.indices.contains(row) ? queue.entries[row] : nil }

  /// The side whose recording can't be kept as it is.
  var faulty: ShownSide? { ShownSide.allCases.first { takes[$0]?.fault != nil } }

  /// Turns microphone and playback off while another screen is on top, or at the end.
  mutating func silence(_ step: inout Step) {
    hush(&step)
    if isBusy { stop() }
    switchMicrophone(&step)
  }

  /// Whether a side is being counted in or recorded.
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

  /// Goes on where time alone decides: from the count to the recording, and from the last screen back.
  private mutating func advance(_ step: inout Step) {
    switch stage {
    case .counting(let side, until: nil): stage = .counting(side, until: step.tick + Self.count)
    case .counting(let side, let end?) where step.tick >= end:
      (stage, levels, level) = (.recording(side), [], VoiceLevel(levels: []))
      step.report(.asks(.voice(.begin(side))))
    case .over where end == nil && !queue.entries.isEmpty: end = step.tick + Self.farewell
    case .counting, .ready, .judging, .recording, .keeping, .over: break
    }
  }

  /// On from the count to the end of the recording.
  private mutating func switchMicrophone(_ step: inout Step) {
    let isWanted = isBusy
    if isWanted != isListening { step.report(.asks(.voice(isWanted ? .listen : .rest))) }
    isListening = isWanted
  }
}
