import Engine
import Games

/// The screens of a random player, and what is behind them: without a `Stage`, which remembers all input.
struct Guest {
  private(set) var stack: SceneStack
  /// Behind the whole program, and some single screens; without it, nobody answers a question.
  private var host: PatientHost?
  private var answers: ArbitraryAnswer
  private var post: Post
  /// The ticks so far, on whatever screen.
  private var now = 0
  /// Tells one order of arrivals from another.
  private(set) var trace = 0
  /// How many requests there were, by kind.
  private(set) var requests: [String: Int] = [:]
  /// Gets the same input and the same answers, and must stay the same.
  private var twin: SceneStack?

  init(_ screen: Screens.Screen, window: Size, _ chance: inout Chance) {
    stack = SceneStack(screen.scene, window: window)
    stack.skip(screen.tick)
    host = screen.learner.map(PatientHost.init)
    answers = ArbitraryAnswer(Chance(seed: chance.bits()))
    post = Post(Chance(seed: chance.bits()))
  }

  /// The look of the host, with the letters that it has drawn.
  var look: Look { host?.look ?? Look() }

  /// The next tick, with its input.
  mutating func update(_ events: [InputEvent]) {
    deliverArrivals()
    // A terminal may come back with other cells.
    if events.contains(.resumed) { zoom(to: CellShape(width: now % 5000, height: now / 3 % 5000)) }
    let reports = stack.update(events)
    _ = twin?.update(events)
    now += 1
    for report in reports { handle(report) }
  }

  /// Lets ticks pass. Sleeping screens need none of theirs, as in the program. Returns how many were run.
  mutating func wait(_ ticks: Int) -> Int {
    var (left, run) = (ticks, 0)
    while left > 0, !stack.hasEnded {
      let skipped = min(sleep, left)
      left -= max(1, skipped)
      if skipped > 0 {
        skip(skipped)
      } else {
        update([])
        run += 1
      }
    }
    return run
  }

  /// Sets when the host's answers come.
  mutating func set(_ pace: Post.Pace) { post.set(pace) }
}

extension Guest {
  /// From now on a twin gets the same input.
  mutating func split() { twin = stack }

  /// Whether the twin, which is forgotten, has become the same; nil if there is none.
  mutating func isSameAsTwin() -> Bool? {
    defer { twin = nil }
    return twin.map { hash($0) == state }
  }

  /// A hash of what is recorded, and of what all screens show.
  var state: UInt64 { hash(stack) }

  private func hash(_ stack: SceneStack) -> UInt64 {
    var hash = StateHash()
    stack.hash(into: &hash)
    var canvas = Canvas(stack.window, look: look)
    stack.draw(on: &canvas, fraction: 0)
    canvas.cells.withUnsafeBytes { hash.combine(bytes: $0) }
    return hash.value
  }

  /// The ticks that the screen sleeps, and in which nothing arrives.
  private var sleep: Int {
    guard case .asleep(let rest) = stack.rest else { return 0 }
    return min(rest ?? .max, post.rest(at: now))
  }

  private mutating func skip(_ ticks: Int) {
    stack.skip(ticks)
    twin?.skip(ticks)
    now += ticks
  }

  private mutating func zoom(to shape: CellShape) {
    stack.note(shape)
    twin?.note(shape)
  }

  /// Hands what has come to the screens.
  private mutating func deliverArrivals() {
    for item in post.arrived(at: now) {
      trace = trace &* 31 &+ now
      switch item {
      case .changes(let changes):
        stack.note(changes)
        twin?.note(changes)
      case .answer(let answered, let changes):
        stack.note(changes)
        stack.deliver([answered])
        twin?.note(changes)
        twin?.deliver([answered])
      }
    }
  }

  private mutating func handle(_ report: any Sendable) {
    switch report {
    case let asked as AskedQuery:
      requests["\(type(of: asked.query))", default: 0] += 1
      if let (answered, changes) = answers.answer(to: asked, from: &host) {
        post.add(.answer(answered, changes), at: now)
      }
    case let report as ArcadeReport:
      if let changes = host?.handle(report), !changes.isEmpty { post.add(.changes(changes), at: now) }
    default: break
    }
  }
}

extension Guest {
  /// The kind of the topmost screen.
  var kind: String { stack.top.map { String(describing: type(of: $0)) } ?? "none" }

  /// The name of the topmost screen, and of the game if it is one: another one may follow in its place.
  var name: String {
    guard let top = stack.top else { return "none" }
    let game = Mirror(reflecting: top).descendant("profile", "name") as? String
    return kind + (game.map { " of \($0)" } ?? "")
  }

  /// How many answers came later than at once.
  var late: Int { post.late }

  /// How many answers were waited for, and never came.
  var silences: Int { host?.silences ?? 0 }

  /// Whether somebody answers what is asked now.
  var isAnswered: Bool { host != nil && post.pace == .prompt }
}
