import Engine

/// Plays a recording: a whole replay, or the last seconds before a pause.
///
/// It shows the recorded window in the middle of this one, with a bar and keys of its own instead of the
/// game's foot. Reports of the recorded scenes are dropped.
public struct ReplayScene: PageScene {
  private let purpose: ReplayPurpose
  private let isClaim: @Sendable (Outcome) -> Bool
  private var timeline: Timeline
  private var playback: Playback
  /// Whether the mouse drags the bar.
  private var isHolding = false
  /// Whether the claimed result was reached.
  private var isProven = false

  /// A replay that plays at once.
  /// - Parameters:
  ///   - about: what the help says about it, in a sentence or two.
  ///   - speed: simulated seconds per second, from 0.25 to 16.
  ///   - isClaim: whether the outcome of the last scene is the result that the replay claims.
  public init(
    _ timeline: Timeline, about: Text, speed: Double = 1,
    isClaim: @escaping @Sendable (Outcome) -> Bool
  ) {
    purpose = .replay(about: about)
    self.timeline = timeline
    self.isClaim = isClaim
    playback = Playback(speed: speed, isPaused: false)
  }

  /// The last seconds before a pause, paused at their end.
  public init(lookingBack timeline: Timeline) {
    purpose = .lookBack
    self.timeline = timeline
    isClaim = { _ in false }
    playback = Playback(speed: 1, isPaused: true)
  }

  public var foot: Foot { purpose.foot(playback, isOver: isOver) }

  public mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if case .mouse(let mouse) = input.event, handle(mouse, ReplayLayout(input.page)) { return nil }
    switch purpose.keys.intent(for: input.event) ?? input.command {
    case .act, .pause: toggle()
    case .up: playback.speed *= 2
    case .down: playback.speed /= 2
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .left: jump(to: here - purpose.stride)
    case .right: jump(to: here + purpose.stride)
    case .pageUp: jump(to: here - 6 * purpose.stride)
    case .pageDown: jump(to: here + 6 * purpose.stride)
    case .first: jump(to: timeline.start)
    case .last: jump(to: timeline.end)
    case .help: return .push(purpose.help)
    case .leave: return .pop(with: .none)
    case nil: break
    }
    return nil
  }

  /// Runs the ticks that are due.
  public mutating func afterInput(_ step: inout Step) -> Transition {
    run(&step)
    return playback.isWaiting || isOver ? .sleep(until: nil) : .stay
  }

  public func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let layout = ReplayLayout(page)
    let ahead = timeline.position < timeline.end ? playback.fraction(fraction) : 0
    ReplayPicture(stack: timeline.stack).draw(on: &canvas, in: layout.stage, fraction: ahead)
    canvas.fill(layout.controls, canvas.theme.ground)
    ReplayBar(timeline, playback, verdict).draw(on: &canvas, layout)
  }

  /// The most ticks of the replay in one update, so that a jump over an hour doesn't freeze the screen.
  private static let mostTicks = 3600

  private mutating func run(_ step: inout Step) {
    let goal = playback.next(from: timeline.position)
    let isClaim = isClaim
    var isProven = isProven
    let hasArrived = timeline.seek(goal, atMost: Self.mostTicks) { stack, _ in
      isProven = isProven || stack.outcome.map(isClaim) ?? false
    }
    self.isProven = isProven
    playback.goal = hasArrived ? nil : goal
  }

  private var verdict: ReplayVerdict {
    switch (purpose, timeline.finding) {
    case (.lookBack, _):
      .ago(seconds: (timeline.end - timeline.position + Tick.ticksPerSecond / 2) / Tick.ticksPerSecond)
    case (.replay, .open): .open
    case (.replay, .agrees): isProven ? .verified : .otherResult
    case (.replay, .differs(let tick)): .differs(tick)
    }
  }
}

/// Keys and mouse.
extension ReplayScene {
  /// Returns whether the event was for the bar, the speed or the wheel.
  private mutating func handle(_ mouse: MouseEvent, _ layout: ReplayLayout) -> Bool {
    if case .wheel(let notches) = mouse.action {
      move(by: notches)
      return true
    }
    if mouse.isClick, layout.state.contains(mouse.position) {
      playback.isPaused ? toggle() : playback.turnSpeed()
      return true
    }
    isHolding =
      mouse.button == .left && mouse.action != .release
      && (isHolding || mouse.isClick && layout.bar.contains(mouse.position))
    if isHolding { jump(to: layout.position(of: mouse.position, on: timeline)) }
    return isHolding
  }

  /// Where the replay is, or is about to be.
  private var here: Tick { playback.goal ?? timeline.position }

  private var isOver: Bool { timeline.position == timeline.end && playback.goal == nil }

  private mutating func jump(to position: Tick) {
    playback.goal = min(max(position, timeline.start), timeline.end)
  }

  private mutating func move(by ticks: Tick) {
    playback.isPaused = true
    jump(to: here + ticks)
  }

  /// At the end, playing starts again.
  private mutating func toggle() {
    let isAtEnd = timeline.position == timeline.end
    if isAtEnd { jump(to: timeline.start) }
    playback.isPaused = !isAtEnd && !playback.isPaused
  }
}
