// The recorded scenes.
extension SceneStack {
  /// The recording so far; nil if no scenes are recorded.
  public var replay: Replay? { recording.map { $0.replay(hash(of: $0)) } }

  /// A moment from which the recorded scenes can continue by themselves; nil if none are recorded.
  public var snapshot: RunSnapshot? {
    recording.map { recording in
      var run = self
      run.entries.removeAll { !$0.isRecorded }
      (run.window, run.cellShape) = (recording.window, recording.cellShape)
      run.recording?.first = 0
      return RunSnapshot(run: run.bare, input: recording.end)
    }
  }

  /// A copy without the recording that led to it.
  var bare: SceneStack {
    var copy = self
    copy.recording = recording?.bare
    return copy
  }

  /// The next tick of the recorded scenes, those slept through and those of all scenes counted.
  public var recordedTick: Tick { recording?.tick ?? 0 }

  /// The number of recorded scenes.
  package var recordedCount: Int { lastRecorded.map { $0 + 1 - (recording?.first ?? 0) } ?? 0 }

  /// The top one of the recorded scenes with its next tick; nil if none are.
  package var topRecorded: (scene: any Scene, tick: Tick)? {
    lastRecorded.map { (entries[$0].scene, entries[$0].tick) }
  }

  var markCount: Int { recording?.markCount ?? 0 }

  /// Whether the marks so far, from an index on, equal those of a replay.
  func agrees(with replay: Replay, from first: Int) -> Bool {
    recording?.agrees(with: replay, from: first) ?? false
  }

  /// The place of the top one of the recorded scenes. At most one that isn't recorded lies above.
  var lastRecorded: Int? {
    guard let recording else { return nil }
    return entries.indices.reversed().first { $0 >= recording.first && entries[$0].isRecorded }
  }

  /// The scene that has others recorded.
  var recorder: (any RecordingScene)? {
    guard let recording, recording.first > 0, recording.first <= entries.count else { return nil }
    return entries[recording.first - 1].scene as? any RecordingScene
  }

  /// In how many ticks the recorder draws something else.
  var ticksToDrawing: Tick? {
    entries.last?.isRecorded == true ? recorder?.ticksToChange(over: self) : nil
  }

  /// Whether something other than input and time waits to be recorded.
  var hasNewsToRecord: Bool { entries.last?.isRecorded == true && recording?.hasNews(cellShape) == true }

  mutating func beginRecording(_ scene: any Scene, _ window: Size) {
    precondition(recording == nil, "a recorded scene can't have others recorded")
    recordingCount += 1
    recording = Recording(from: entries.count, recordingCount, window: window)
    recording?.interruption = []
    entries.append(Entry(scene: scene, isRecorded: true))
  }

  /// Runs a tick of recorded scenes, unless they sleep and nothing comes.
  mutating func record(_ input: [InputEvent], ticks: Tick) -> [any Sendable] {
    guard ticks > 0, let recording else { return [] }
    guard let before = recording.interruption else { return run(recorded: newEvents(input)) }
    // What a scene has left that isn't recorded is new to those that are.
    let events = newEvents(pending + input)
    pending = before
    self.recording?.interruption = nil
    return run(recorded: events)
  }

  private mutating func newEvents(_ input: [InputEvent]) -> [RecordedEvent] {
    recording?.events(input, window, cellShape) ?? []
  }

  /// Runs a tick of recorded scenes with these events, unless they sleep and there are none.
  mutating func run(recorded events: [RecordedEvent]) -> [any Sendable] {
    guard let first = recording?.first, !entries.isEmpty else { return [] }
    let events = recording?.filtered(events) ?? []
    guard !events.isEmpty || needsTick else {
      skip(1)
      return []
    }
    recording?.record(events)
    if let recording { (window, cellShape) = (recording.window, recording.cellShape) }
    for case .answer(let reply) in events { deliver(reply) }
    let reports = run(events.compactMap(\.input), ticks: 1)
    endTick()
    if first > 0, first <= entries.count { tell(first - 1, reports) }
    return reports
  }

  private var needsTick: Bool {
    let top = entries.count - 1
    return !entries[top].isAsleep || entries[top].wakeTick.map { $0 <= entries[top].tick } ?? false
  }

  private mutating func deliver(_ reply: Reply) {
    let reply = reply.within(recordingCount)
    _ = entries.indices.contains { entries[$0].queries.deliver(reply) }
  }

  private mutating func endTick() {
    recording?.skip(1)
    guard let recording, recording.isMarkDue else { return }
    let hash = hash(of: recording)
    self.recording?.mark(hash, isToRead: entries.contains { $0.isRecorded && $0.scene.isToRead })
  }

  /// Lets the recorder see a tick that has run, and gives it the recording if that was the last.
  private mutating func tell(_ index: Int, _ reports: [any Sendable]) {
    let above = handle(reports, index)
    if index == entries.count - 1 {
      entries[index].recorded = replay
      recording = nil
    } else if let above {
      entries.append(Entry(scene: above))
      recording?.interruption = pending
      pending = []
    }
  }

  private mutating func handle(_ reports: [any Sendable], _ index: Int) -> (any Scene)? {
    guard var recorder = entries[index].scene as? any RecordingScene else { return nil }
    defer { entries[index].scene = recorder }
    return recorder.handle(reports, of: self)
  }

  /// The hash of the recorded scenes and of all that has come so far.
  private func hash(of recording: Recording) -> StateHash {
    var hash = recording.chain
    self.hash(
      entries.filter(\.isRecorded), recording.window, recording.cellShape, entries.last?.brought ?? outcome,
      into: &hash)
    return hash
  }
}

extension RecordedEvent {
  fileprivate var input: InputEvent? { if case .input(let event) = self { event } else { nil } }
}
