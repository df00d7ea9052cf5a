import Engine

/// Runs the ticks of a scene stack as time passes. It reads no clock; the time is passed in.
///
/// A tick never runs before its time, so simulated time keeps step with real time whatever the player does.
/// While the top scene sleeps, its ticks are skipped. Input is handled at once in the last of the due ticks,
/// or waits for the next tick if none is due.
package struct SceneDriver: Sendable {
  package private(set) var stack: SceneStack
  package var clock = StepClock()
  private var input: [InputEvent] = []
  private var last: Int
  /// A hundred years, in nanoseconds: a longer sleep is treated as endless, so that deadlines fit an Int.
  private static let longestRest = 3.2e18

  /// `now` is in nanoseconds of a monotonic clock.
  package init(_ stack: SceneStack, at now: Int) {
    self.stack = stack
    last = now
  }

  /// When the next tick has to run, unless there is input before; nil for never.
  package var deadline: Int? {
    guard !stack.hasEnded, let next = clock.nanosecondsToNextTick else { return nil }
    guard input.isEmpty, case .asleep(let ticks) = stack.rest else { return last + next }
    guard let ticks else { return nil }
    let rest = Double(ticks) * Double(StepClock.tickNanoseconds) / clock.speed
    return rest < Self.longestRest ? last + next + Int(rest) : nil
  }

  /// The newest mouse move that waits for a tick. Only moves before any other input count: only a tick can
  /// tell the effect of a press or a key, and so of the moves after it.
  var newestMove: MouseEvent? {
    var newest: MouseEvent?
    for case .mouse(let mouse) in input.prefix(while: \.isMove) { newest = mouse }
    return newest
  }

  /// Whether input waits for a tick.
  fileprivate var hasInput: Bool { !input.isEmpty }

  /// A copy that never got that input.
  fileprivate var withoutInput: SceneDriver {
    var copy = self
    copy.input.removeAll()
    return copy
  }

  /// Sets the shape of the window's cells from the next tick on.
  mutating func note(_ shape: CellShape) { stack.note(shape) }

  /// Queues input for the next tick.
  package mutating func queue(_ events: [InputEvent]) {
    input += events
  }

  /// What the program says to the reports of a tick, or brings from other threads.
  package struct Response: Sendable {
    package var answers: [Answered] = []
    var changes: Changes = []

    var isEmpty: Bool { answers.isEmpty && changes.isEmpty }
  }

  /// Hands what other threads have brought to the scenes, and runs the updates that bring it into the next frame.
  package mutating func handle(_ response: Response, _ handle: ([any Sendable]) -> Response) {
    apply(response)
    settle(handle)
  }

  private mutating func apply(_ response: Response) {
    stack.note(response.changes)
    stack.deliver(response.answers)
  }

  /// At most so many updates follow a tick to bring answers into its frame.
  private static let mostUpdates = 8

  private mutating func settle(_ handle: ([any Sendable]) -> Response) {
    for _ in 0..<Self.mostUpdates where stack.isUnsettled && !clock.isPaused { apply(handle(stack.settle())) }
  }

  /// Runs the ticks that are due and passes the reports of each to `handle`. Returns how many were run.
  package mutating func run(until now: Int, _ handle: ([any Sendable]) -> Response) -> Int {
    var due = stack.rest == .awake ? clock.advance(by: now - last) : clock.elapse(now - last)
    last = max(last, now)
    var count = 0
    while due > 0, !stack.hasEnded {
      due -= sleep(atMost: input.isEmpty ? due : due - 1)
      guard due > 0 else { break }
      // Only ticks that are due after the sleep count as catching up.
      due = clock.catchUp(on: due) - 1
      let reports = stack.update(input)
      input.removeAll()
      apply(handle(reports))
      settle(handle)
      count += 1
    }
    return count
  }

  /// Skips ticks that the scene sleeps through and returns how many.
  private mutating func sleep(atMost ticks: Int) -> Int {
    guard case .asleep(let limit) = stack.rest else { return 0 }
    let passed = min(ticks, limit ?? ticks)
    stack.skip(passed)
    return passed
  }
}

extension InputEvent {
  fileprivate var isMove: Bool {
    if case .mouse(let mouse) = self { mouse.action == .move } else { false }
  }
}

/// The scenes as they would be if the player had done nothing since the last frame. Rows that would look
/// different are those the player has touched: on a slow line they are sent before the rest.
///
/// Since scenes are deterministic values, no scene has to say what the player touches: a copy runs the same
/// ticks without the input. The copy and its reports are discarded with the frame.
struct UntouchedScenes {
  private var driver: SceneDriver?

  /// Copies scenes that are about to get input, unless there is a copy already, from before earlier input.
  mutating func copy(_ driver: SceneDriver) {
    if self.driver == nil, driver.hasInput { self.driver = driver.withoutInput }
  }

  /// Runs the copy's due ticks.
  mutating func run(until now: Int) {
    _ = driver?.run(until: now) { _ in SceneDriver.Response() }
  }

  /// The rows that the player has touched, of a canvas on which the scenes have just been drawn. Discards the
  /// copy.
  mutating func drainTouchedRows(of canvas: Canvas, fraction: Double) -> [Int] {
    guard let driver else { return [] }
    self.driver = nil
    // A copy of the canvas, so that both give the same graphemes the same ids.
    var other = canvas
    other.newestMove = nil
    driver.stack.draw(on: &other, fraction: fraction)
    let width = canvas.size.width
    return (0..<canvas.size.height).filter { y in
      let row = y * width..<(y + 1) * width
      return canvas.cells[row] != other.cells[row]
    }
  }
}
