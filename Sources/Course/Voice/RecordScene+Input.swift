import Engine
import Interface
import Learning
import WordGame

/// Keys and clicks of somebody who records.
extension RecordScene {
  private enum Deed {
    case hear, again, skip, before, keepLoud
  }

  private static let keys = KeyMap<Deed>([
    (keys: ["v"], intent: .hear), (keys: ["a"], intent: .again), (keys: ["s"], intent: .skip),
    (keys: ["b", Key(.backspace)], intent: .before), (keys: ["c"], intent: .keepLoud),
  ])

  mutating func handle(_ event: InputEvent, _ page: Page, _ step: inout Step) -> Transition? {
    let event = foot.pressed(by: event, in: page.foot)
    if let deed = Self.keys.intent(for: event) {
      take(deed, &step)
      return nil
    }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
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

  /// What was said and isn't kept goes only where somebody says so twice.
  private mutating func leave() -> Transition? {
    guard stage == .judging, missing == nil, faulty == nil, !isWarned else { return .pop(with: .none) }
    warn()
    return nil
  }

  private mutating func act(_ step: inout Step) -> Transition? {
    switch stage {
    case .ready: begin(.term, &step)
    case .recording: step.report(.asks(.voice(.enough)))
    case .judging:
      if let side = faulty ?? missing { begin(side, &step) } else { keep(&step) }
    case .counting(let side, _): stage = .counting(side, until: step.tick)
    case .over: return .pop(with: .none)
    case .keeping: break
    }
    return nil
  }

  /// The side that nobody has said yet.
  private var missing: ShownSide? { ShownSide.allCases.first { takes[$0] == nil } }

  /// Whether what was said may be kept though it rattles: silence never.
  private var canKeepLoud: Bool {
    stage == .judging && faulty.flatMap { takes[$0]?.fault } == .clipped
  }

  /// Lets what was too loud pass, and goes on with what isn't said yet.
  private mutating func keepLoud(_ step: inout Step) {
    pass()
    if let missing { begin(missing, &step) }
  }

  private mutating func keep(_ step: inout Step) {
    guard let entry else { return }
    hush(&step)
    stage = .keeping
    step.report(.asks(.voice(.keep(entry.item))))
  }

  private mutating func take(_ deed: Deed, _ step: inout Step) {
    switch deed {
    case .hear: play(&step)
    case .again: if stage == .judging { beginAnew(&step) }
    case .skip: if !isBusy, stage != .keeping, entry != nil { go(to: row + 1, &step) }
    case .before: if !isBusy, stage != .keeping, row > 0 { go(to: row - 1, &step) }
    case .keepLoud: if canKeepLoud { keepLoud(&step) }
    }
  }

  private mutating func play(_ step: inout Step) {
    guard stage == .judging, !audible.isEmpty else { return }
    if isPlaying { return hush(&step) }
    isPlaying = true
    step.report(.asks(.voice(.play(audible))))
  }

  /// The sides of which there is something to hear.
  private var audible: [ShownSide] {
    ShownSide.allCases.filter { takes[$0].map { $0.fault != .silent } ?? false }
  }

  var foot: Foot {
    switch stage {
    case .ready:
      let ways = [Self.skip] + (row > 0 ? [Self.before] : [])
      return queue.obstacle == nil
        ? Foot([KeyHint("Enter", "record", .act)] + ways + [.help, Self.leave]) : Foot([.help, Self.leave])
    case .counting: return Foot([KeyHint("Enter", "now", .act), KeyHint("Esc", "stop", .pause), .help])
    case .recording: return Foot([KeyHint("Enter", "done", .act), KeyHint("Esc", "stop", .pause), .help])
    case .judging: return judgingFoot
    case .keeping: return Foot([.help, Self.leave])
    case .over: return Foot([KeyHint("Enter", "go on", .act), .help, Self.leave])
    }
  }

  private var judgingFoot: Foot {
    let first: Text = faulty ?? missing == nil ? "keep" : "say it again"
    let kept = canKeepLoud ? [KeyHint("c", "keep it", pressing: "c")] : []
    let heard = audible.isEmpty ? [] : [KeyHint("v", isPlaying ? "stop" : "hear", pressing: "v")]
    let deeds = heard + [KeyHint("a", "again", pressing: "a")]
    return Foot([KeyHint("Enter", first, .act)] + kept + deeds + [Self.skip, .help, Self.leave])
  }

  private static let skip = KeyHint("s", "skip", pressing: "s")
  private static let before = KeyHint("b", "back", pressing: "b")
  private static let leave = KeyHint("Esc", "leave", .pause)
}
