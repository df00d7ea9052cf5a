import Engine

/// Runs the ticks of a scene stack as time passes. It is told the time and reads no clock.
///
/// A tick is never run before its time, so simulated time keeps step with real time whatever the player does.
/// While the scene on top sleeps its ticks pass unseen; input that finds at least one of them due is answered
/// at once in the last of them, and input that comes sooner waits for the next.
package struct SceneDriver: Sendable {
  /// The scenes.
  package private(set) var stack: SceneStack
  /// The clock; its speed and pause may be set.
  package var clock = StepClock()
  private var input: [InputEvent] = []
  private var last: Int
  /// A hundred years, in nanoseconds: who sleeps longer is not waited for, and moments stay within an Int.
  private static let longestRest = 3.2e18

  /// Starts at a moment, in nanoseconds of a clock that never goes back.
  package init(_ stack: SceneStack, at now: Int) {
    self.stack = stack
    last = now
  }

  /// The moment at which something is to be done if nothing happens before; nil where nothing ever is.
  package var deadline: Int? {
    guard !stack.hasEnded, let next = clock.nanosecondsToNextTick else { return nil }
    guard input.isEmpty, case .asleep(let ticks) = stack.rest else { return last + next }
    guard let ticks else { return nil }
    let rest = Double(ticks) * Double(StepClock.tickNanoseconds) / clock.speed
    return rest < Self.longestRest ? last + next + Int(rest) : nil
  }

  /// The newest move of the mouse that waits for a tick. What comes of a press, a key or anything else only the tick
  /// can tell, and so of the moves behind it.
  package var newestMove: MouseEvent? {
    var newest: MouseEvent?
    for case .mouse(let mouse) in input.prefix(while: \.isMove) { newest = mouse }
    return newest
  }

  /// Whether there is input that waits for a tick.
  var hasInput: Bool { !input.isEmpty }

  /// A copy to which that input never came.
  var withoutInput: SceneDriver {
    var copy = self
    copy.input.removeAll()
    return copy
  }

  /// Keeps input for the next tick.
  package mutating func take(_ events: [InputEvent]) {
    input += events
  }

  /// Tells the scenes what the host has to say.
  package mutating func hear(_ news: [any Sendable]) {
    stack.hear(news)
  }

  /// Runs the ticks that are due at a moment and hands over what each of them reported; what comes back the scenes
  /// hear at once. Returns whether any was run.
  package mutating func run(until now: Int, _ handle: ([any Sendable]) -> [any Sendable]) -> Bool {
    var due = stack.rest == .awake ? clock.advance(by: now - last) : clock.elapse(now - last)
    last = max(last, now)
    var hasRun = false
    while due > 0, !stack.hasEnded {
      due -= sleep(atMost: input.isEmpty ? due : due - 1)
      guard due > 0 else { break }
      // What was slept is over; only what then is due counts as catching up.
      due = clock.catchUp(on: due) - 1
      stack.hear(handle(stack.update(input)))
      input.removeAll()
      hasRun = true
    }
    return hasRun
  }

  /// Lets ticks pass that the scene sleeps through and returns how many.
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
