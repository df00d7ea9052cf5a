import Engine
import Interface
import Learning

/// Records words in the learner's own voice, one after the other until the queue is empty: for each the term,
/// then its meaning.
///
/// A word is counted in, recorded until the speaker is silent, shown and played back if wanted, and kept. The
/// microphone is on from the count to the end of the second side, and off while the learner decides.
struct RecordScene: PageScene {
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
  private static let rest = Tick.ticksPerSecond / 4
  /// The ticks that the last screen stays.
  private static let farewell = 3 * Tick.ticksPerSecond

  let queue: VoiceQueue
  var row = 0
  var stage = Stage.ready
  var takes: [ShownSide: VoiceShape] = [:]
  /// What the microphone hears; not older than the stage.
  var level = VoiceLevel()
  var kept: Set<Int> = []
  /// Why nothing was recorded, played or kept the last time.
  var problem: Text = .empty
  private(set) var tick: Tick = 0
  /// Whether the player was warned that leaving loses recordings.
  var isWarned = false
  private var listening: Ticket<Listen>?
  private var recording: Ticket<RecordSide>?
  /// The last wish to end the recording early.
  private var ending: Ticket<EndRecording>?
  /// Until then Enter skips no count: it was meant for the recording that has just ended by itself.
  private var restEnd: Tick = 0
  var playing: Ticket<PlayRecordings>?
  var keeping: Ticket<KeepRecording>?
  /// The tick at which the last screen appeared.
  var end: Tick?

  init(_ queue: VoiceQueue) {
    self.queue = queue
    if queue.entries.isEmpty { stage = .over }
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    tick = step.tick
    receive(&step)
    if let problem = step.value(of: &playing) ?? nil { fail(problem) }
    if let result = keeping.flatMap({ step.answer($0) }) { end(result) }
    return nil
  }

  private mutating func end(_ result: Result<Text?, Unanswered<Never>>) {
    keeping = nil
    switch result {
    case .success(nil): advanceToNextWord()
    case .success(let problem?): fail(problem)
    case .failure: fail(Text(KeepRecording.nowhere))
    }
  }

  /// Looks what the microphone has brought.
  private mutating func receive(_ step: inout Step) {
    if let ticket = listening {
      if let level = step.progress(of: ticket), level.side == side { self.level = level }
      if let ended = step.answer(ticket) {
        listening = nil
        fail(Self.problem(ended))
      }
    }
    guard let shape = step.value(of: &recording) ?? nil, let side else { return }
    if ending == nil { restEnd = step.tick + Self.rest }
    step.cancel(&ending)
    receive(shape, of: side)
  }

  /// Ends the recording before the speaker is silent.
  mutating func endRecording(_ step: inout Step) {
    step.cancel(&ending)
    ending = step.ask(EndRecording())
  }

  /// Whether a recording has ended by itself so lately that the player can't have noticed.
  var isResting: Bool { tick < restEnd }

  /// The microphone goes off by itself only if something is wrong.
  private static func problem(_ ended: Result<Void, Unanswered<RecorderError>>) -> Text {
    if case .failure(.failed(let error)) = ended { return Text(error.description) }
    return "There is no microphone here."
  }

  /// The side being recorded.
  private var side: ShownSide? { if case .recording(let side) = stage { side } else { nil } }

  mutating func afterInput(_ step: inout Step) -> Transition {
    advance(&step)
    switchMicrophone(&step)
    if let end, step.tick >= end { return .pop(with: .none) }
    return pace
  }

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
      (stage, level) = (.recording(side), VoiceLevel())
      recording = step.ask(RecordSide(side: side))
    case .over where end == nil && !queue.entries.isEmpty: end = step.tick + Self.farewell
    case .counting, .ready, .judging, .recording, .keeping, .over: break
    }
  }

  /// On from the count to the end of the recording.
  private mutating func switchMicrophone(_ step: inout Step) {
    if isBusy {
      listening = listening ?? step.ask(Listen())
    } else {
      step.cancel(&listening)
      step.cancel(&recording)
      step.cancel(&ending)
    }
  }
}
