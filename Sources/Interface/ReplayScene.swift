import Engine

/// Shows what was played: a replay from its start, or from a pause the last seconds before it.
///
/// The picture is that of the recorded window, in the middle of this one. In place of the game's foot stand a bar and
/// the keys of the replay. What the scenes in it report is thrown away. A replay asks for the pictures that they asked
/// for; those of the last seconds are still there.
public struct ReplayScene: Scene {
  private let purpose: ReplayPurpose
  private let isClaim: @Sendable (Outcome) -> Bool
  private var timeline: Timeline
  private var playback: Playback
  /// Whether the mouse holds the bar.
  private var isHolding = false
  /// Whether what the replay claims was reached.
  private var isProven = false

  /// A replay, which is played at once.
  /// - Parameters:
  ///   - timeline: what is shown.
  ///   - about: what the help says of it.
  ///   - speed: simulated seconds per second, from 0.25 to 16.
  ///   - isClaim: whether what the last scene left is what the replay claims as its result.
  public init(
    _ timeline: Timeline, about: [Text], speed: Double = 1,
    isClaim: @escaping @Sendable (Outcome) -> Bool
  ) {
    purpose = .replay(about: about)
    self.timeline = timeline
    self.isClaim = isClaim
    playback = Playback(speed: speed, isPaused: false)
  }

  /// The last seconds before a pause, standing at their end.
  public init(lookingBack timeline: Timeline) {
    purpose = .lookBack
    self.timeline = timeline
    isClaim = { _ in false }
    playback = Playback(speed: 1, isPaused: true)
  }

  /// Takes keys and clicks, and runs what is due.
  public mutating func update(_ step: inout Step) -> Transition {
    let layout = ReplayLayout(step.window)
    while let event = step.next(on: Page(step.window)) {
      if let transition = handle(event, layout) { return transition }
    }
    run(&step)
    return playback.isWaiting || timeline.position == timeline.end && playback.goal == nil
      ? .sleep(until: nil) : .stay
  }

  /// Draws the recorded window, the bar and the keys.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = ReplayLayout(canvas.size)
    let ahead = timeline.position < timeline.end ? playback.fraction(fraction) : 0
    ReplayPicture(stack: timeline.stack).draw(on: &canvas, in: layout.stage, fraction: ahead)
    canvas.fill(layout.controls, canvas.theme.ground)
    ReplayBar(timeline, playback, verdict).draw(on: &canvas, layout)
    foot.draw(on: &canvas, in: layout.foot)
  }

  /// Hashes where the replay stands and what goes on.
  public func hash(into hash: inout StateHash) {
    hash.combine(timeline)
    hash.combine(playback)
    hash.combine(isHolding)
    hash.combine(isProven)
  }

  /// The most ticks that are run in one: a jump to the end of an hour doesn't stop the screen.
  private static let mostTicks = 3600

  private mutating func run(_ step: inout Step) {
    let goal = playback.next(from: timeline.position)
    let isClaim = isClaim
    var (pictures, isProven) = ([any PictureRequest](), isProven)
    let hasArrived = timeline.seek(goal, atMost: Self.mostTicks) { stack, reports in
      for case let asked as Asked in reports {
        if let picture = asked.request as? any PictureRequest { pictures.append(picture) }
      }
      isProven = isProven || stack.outcome.map(isClaim) ?? false
    }
    if case .replay = purpose { show(pictures, &step) }
    self.isProven = isProven
    playback.goal = hasArrived ? nil : goal
  }

  /// Has pictures made that are to be seen. The look brings them, so no answer is needed.
  private func show(_ pictures: [any PictureRequest], _ step: inout Step) {
    var asked: Set<PictureID> = []
    for request in pictures where asked.insert(request.picture).inserted {
      step.forget(step.request(request))
    }
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

/// What the player does.
extension ReplayScene {
  private mutating func handle(_ event: InputEvent, _ layout: ReplayLayout) -> Transition? {
    if case .mouse(let mouse) = event, handle(mouse, layout) { return nil }
    let command = purpose.keys.intent(for: event) ?? KeyMap.standard.intent(for: event)
    switch command ?? foot.command(for: event, in: layout.foot) {
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
    case .edit, nil: break
    }
    return nil
  }

  /// Returns whether the mouse was meant for the bar, the speed or the wheel's ticks.
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

  /// Where the player is, or wants to be.
  private var here: Tick { playback.goal ?? timeline.position }

  private var foot: Foot {
    purpose.foot(playback, isOver: timeline.position == timeline.end && playback.goal == nil)
  }

  private mutating func jump(to position: Tick) {
    playback.goal = min(max(position, timeline.start), timeline.end)
  }

  private mutating func move(by ticks: Tick) {
    playback.isPaused = true
    jump(to: here + ticks)
  }

  /// Who plays on at the end plays from the start.
  private mutating func toggle() {
    let isAtEnd = timeline.position == timeline.end
    if isAtEnd { jump(to: timeline.start) }
    playback.isPaused = !isAtEnd && !playback.isPaused
  }
}
