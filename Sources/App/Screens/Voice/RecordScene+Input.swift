import Engine
import Interface
import Learning

extension RecordScene {
  private enum Action {
    case hear, again, skip, before, keepLoud
  }

  private static let keys = KeyMap<Action>([
    (keys: [SharedKey.sound.key], intent: .hear), (keys: ["r"], intent: .again), (keys: ["n"], intent: .skip),
    (keys: ["b", Key(.backspace)], intent: .before), (keys: ["c"], intent: .keepLoud),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let transition = obey(input, &step)
    if transition != nil { silence(&step) }
    return transition
  }

  private mutating func obey(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let action = Self.keys.intent(for: input.event) {
      perform(action, &step)
      return nil
    }
    switch input.command {
    case .act: return act(&step)
    case .help: return .push(ScreenHelp.record)
    case .pause:
      guard isBusy else { return leave() }
      stop()
    case .leave: return leave()
    default: break
    }
    return nil
  }

  /// Asks twice if recordings would be lost.
  private mutating func leave() -> Transition? {
    guard stage == .judging, missing == nil, faulty == nil, !isWarned else { return .pop(with: .none) }
    warn()
    return nil
  }

  private mutating func act(_ step: inout Step) -> Transition? {
    switch stage {
    case .ready: begin(.term, &step)
    case .recording: endRecording(&step)
    case .judging:
      if let side = faulty ?? missing { begin(side, &step) } else { save(&step) }
    case .counting where isResting: break
    case .counting(let side, _): stage = .counting(side, until: step.tick)
    case .over: return .pop(with: .none)
    case .keeping: break
    }
    return nil
  }

  private var missing: ShownSide? { ShownSide.allCases.first { takes[$0] == nil } }

  /// Whether a recording that is too loud may be kept; silence never may.
  private var canKeepLoud: Bool {
    stage == .judging && faulty.flatMap { takes[$0]?.fault } == .clipped
  }

  /// Accepts what was too loud, and goes on with the missing side.
  private mutating func acceptLoud(_ step: inout Step) {
    clearFaults()
    if let missing { begin(missing, &step) }
  }

  private mutating func save(_ step: inout Step) {
    guard let entry else { return }
    hush(&step)
    stage = .keeping
    keeping = step.ask(KeepRecording(item: entry.item), .inOrder)
  }

  private mutating func perform(_ action: Action, _ step: inout Step) {
    switch action {
    case .hear: play(&step)
    case .again: if stage == .judging { beginAnew(&step) }
    case .skip: if !isBusy, stage != .keeping, entry != nil { go(to: row + 1, &step) }
    case .before: if !isBusy, stage != .keeping, row > 0 { go(to: row - 1, &step) }
    case .keepLoud: if canKeepLoud { acceptLoud(&step) }
    }
  }

  private mutating func play(_ step: inout Step) {
    guard stage == .judging, !audible.isEmpty else { return }
    if isPlaying { return hush(&step) }
    playing = step.ask(PlayRecordings(sides: audible))
  }

  /// The sides that can be played back.
  private var audible: [ShownSide] {
    ShownSide.allCases.filter { takes[$0].map { $0.fault != .silent } ?? false }
  }

  var foot: Foot {
    switch stage {
    case .ready:
      let ways = [Self.skip] + (row > 0 ? [Self.before] : [])
      return queue.obstacle == nil
        ? Foot([.enter(.start)] + ways + [.help, Self.leave]) : Foot([.help, Self.leave])
    case .counting: return Foot([.enter(.start), KeyHint("Esc", "stop", .pause), .help])
    case .recording: return Foot([.enter(.next), KeyHint("Esc", "stop", .pause), .help])
    case .judging: return judgingFoot
    case .keeping: return Foot([.help, Self.leave])
    case .over: return Foot([.enter(.next), .help, Self.leave])
    }
  }

  private var judgingFoot: Foot {
    let first = faulty ?? missing == nil ? KeyHint.enter(.save) : .enter(.start)
    let kept = canKeepLoud ? [KeyHint("c", "keep it", pressing: "c")] : []
    let heard = audible.isEmpty ? [] : [SharedKey.sound.keyHint(isPlaying ? "stop" : "hear")]
    let deeds = heard + [KeyHint("r", "again", pressing: "r")]
    return Foot([first] + kept + deeds + [Self.skip, .help, Self.leave])
  }

  private static let skip = KeyHint("n", "skip", pressing: "n")
  private static let before = KeyHint("b", "back", pressing: "b")
  private static let leave = KeyHint("Esc", "leave", .pause)
}

extension RecordScene {
  /// Counts in to a side, and drops its earlier recording.
  mutating func begin(_ side: ShownSide, _ step: inout Step) {
    guard queue.obstacle == nil else { return }
    hush(&step)
    (takes[side], problem, isWarned) = (nil, .empty, false)
    (stage, level) = (.counting(side), VoiceLevel())
  }

  /// Records both sides again.
  private mutating func beginAnew(_ step: inout Step) {
    takes = [:]
    begin(.term, &step)
  }

  /// Warns that leaving loses the recordings.
  mutating func warn() {
    (problem, isWarned) = ("This word isn't kept yet. Enter keeps it, Esc once more leaves it.", true)
  }

  /// Clears the "too loud" faults.
  mutating func clearFaults() { takes = takes.mapValues { VoiceShape($0.columns, tenths: $0.tenths) } }

  mutating func stop() { stage = takes.isEmpty ? .ready : .judging }

  var isPlaying: Bool { playing != nil }

  mutating func hush(_ step: inout Step) { step.cancel(&playing) }

  mutating func go(to row: Int, _ step: inout Step) {
    hush(&step)
    show(row)
  }

  mutating func show(_ row: Int) {
    (self.row, takes, level) = (row, [:], VoiceLevel())
    (problem, isWarned) = (.empty, false)
    (stage, end) = (entry == nil ? .over : .ready, nil)
  }

  mutating func receive(_ shape: VoiceShape, of side: ShownSide) {
    takes[side] = shape
    let missing = ShownSide.allCases.first { takes[$0] == nil }
    if shape.fault == nil, let missing {
      (stage, level) = (.counting(missing), VoiceLevel())
    } else {
      stage = .judging
    }
  }

  /// Counts in to the next word at once, without a key.
  mutating func advanceToNextWord() {
    kept.insert(row)
    show(row + 1)
    if stage == .ready { stage = .counting(.term) }
  }

  mutating func fail(_ reason: Text) {
    problem = reason
    switch stage {
    case .counting, .recording: stop()
    case .keeping: stage = .judging
    case .ready, .judging, .over: break
    }
  }
}
