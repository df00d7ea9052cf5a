import Engine

/// Plays scenes headless: scripted input goes in, and what a player would see comes out as text.
///
///     var stage = Stage(Memory.start(setup), window: Size(80, 24))
///     stage.press(.enter)
///     stage.wait(seconds: 2)
///     #expect(stage.shows("All pairs found"))
///
/// Every action is one tick with its input. Between actions no time passes but by `wait`.
public struct Stage: Sendable {
  /// All that changes while it plays, but for the reports.
  var now: Moment
  /// What it takes to go back.
  var past = Past()
  /// All that the scenes have reported, oldest first.
  public internal(set) var reports: [any Sendable] = []
  /// Whether sleeping scenes are run in every tick all the same, which must make no difference.
  public var ignoresSleep = false
  /// How frames are drawn.
  public var look: Look
  private var answers: [@Sendable (Asked, inout Look) -> Reply?] = []
  /// Makes the pictures that a screen shows; nil where it can't. Without it screens are as they are before any picture
  /// is there.
  package var painter: (@Sendable (any PictureRequest) -> Picture?)?
  /// Finds out what stands above texts; nil where nobody knows.
  package var reader: (@Sendable (RubyRequest) -> RubyText?)?
  /// What comes on the stage when the last scene has gone and has left something; without it, nothing.
  public var epilogue: (@Sendable (Outcome) -> (any Scene)?)?

  /// A stage with one scene on it, which has been through some ticks where it was taken from another stage.
  public init(_ scene: any Scene, window: Size = Size(80, 24), look: Look = Look(), tick: Tick = 0) {
    now = Moment(SceneStack(scene, window: window), tick: tick)
    self.look = look
  }

  /// The scenes.
  public var stack: SceneStack { now.stack }
  /// The next tick. It counts those of all scenes, and those that they slept through.
  public var tick: Tick { now.tick }
  /// What the last scenes to go have left, oldest first.
  public var outcomes: [Outcome] { now.outcomes }
  /// Whether the last scene has gone.
  public var hasEnded: Bool { stack.hasEnded }

  /// Stands in for the program around the scenes; without it they hear nothing.
  ///
  /// A handler that changes something outside, as `ScoreFile` does, doesn't belong on a stage: rewinding calls it again for
  /// ticks that it has handled, and `Fuzz` for each copy of the stage.
  public var host: (any ReportHandler)? {
    get { now.host }
    set { now.host = newValue }
  }

  /// A fingerprint of all state.
  public var stateHash: UInt64 {
    var hash = StateHash()
    stack.hash(into: &hash)
    return hash.value
  }

  /// Answers all requests of a kind from now on, in the next tick; others are never answered. For an answer that comes
  /// later, send an `.answer`.
  ///
  ///     stage.answer(WeatherRequest.self) { request, _ in .success(Weather.rain) }
  ///
  /// What comes of a request may also be seen, in the look.
  package mutating func answer<Wanted: Request>(
    _ type: Wanted.Type, _ answer: @escaping @Sendable (Wanted, inout Look) -> Result<Wanted.Answer, NoAnswer>
  ) {
    answers.append { asked, look in
      guard let request = asked.request as? Wanted else { return nil }
      switch answer(request, &look) {
      case .success(let value): return Reply(to: asked.id, value)
      case .failure(let reason): return Reply(to: asked.id, reason)
      }
    }
  }

  /// All requests of a kind so far, oldest first.
  package func requests<Wanted: Request>(_ type: Wanted.Type) -> [Wanted] {
    reports.compactMap { ($0 as? Asked)?.request as? Wanted }
  }

  /// One tick with these events.
  public mutating func send(_ events: InputEvent...) {
    send(events)
  }

  /// One tick with these events.
  public mutating func send(_ events: [InputEvent]) {
    guard !hasEnded else { return }
    past.keep(events, at: now, reports.count)
    update(events)
  }

  /// One tick with a key press.
  public mutating func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    send(.key(Key(code, modifiers)))
  }

  /// One tick for each character.
  public mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// One tick with the mouse at a cell, without a button.
  public mutating func hover(_ point: Point) {
    send(.mouse(MouseEvent(.move, at: point)))
  }

  /// Two ticks: the left button goes down and comes up at a cell.
  public mutating func click(_ point: Point) {
    send(.mouse(MouseEvent(.press, .left, at: point)))
    send(.mouse(MouseEvent(.release, .left, at: point)))
  }

  /// One tick with a click on the first place where this text stands. Returns whether it stands anywhere.
  @discardableResult
  public mutating func click(_ text: String) -> Bool {
    guard let point = find(text) else { return false }
    click(point)
    return true
  }

  /// One tick with another window size.
  public mutating func resize(_ size: Size) {
    send(.resize(size))
  }

  /// Lets ticks pass without input, those of a sleep unrun.
  public mutating func wait(ticks: Int) {
    let end = tick(after: ticks)
    while tick < end, !hasEnded {
      past.keep(now, reports.count)
      if !ignoresSleep, now.replies.isEmpty, case .asleep(let ticks) = stack.rest, ticks != 0 {
        now.skip(min(ticks ?? .max, end - tick))
      } else {
        update([])
      }
    }
  }

  /// Lets simulated seconds pass.
  public mutating func wait(seconds: Int) {
    wait(ticks: min(max(0, seconds), .max / Tick.ticksPerSecond) * Tick.ticksPerSecond)
  }

  /// The tick that comes so many later. It never gets near the largest number, so that others can follow.
  func tick(after ticks: Int) -> Tick {
    tick + max(0, min(ticks, .max / 2 - tick))
  }

  mutating func update(_ events: [InputEvent]) {
    let told = now.update(events)
    reports += told
    if let outcome = stack.outcome { close(outcome) }
    for case let asked as Asked in told {
      for answer in answers {
        guard let reply = answer(asked, &look) else { continue }
        now.replies.append(.answer(reply))
        break
      }
    }
  }

  private mutating func close(_ outcome: Outcome) {
    now.outcomes.append(outcome)
    if let next = epilogue?(outcome) { now.stack = SceneStack(next, window: stack.window) }
  }

  /// What is on the screen now, or when a part of the next tick has passed. Of a move of the mouse the scenes will hear in
  /// that tick.
  public func draw(fraction: Double = 0, before move: MouseEvent? = nil) -> Canvas {
    var canvas = Canvas(stack.window, look: look)
    canvas.newestMove = move
    stack.draw(on: &canvas, fraction: fraction)
    let (pictures, rubies) = (painter == nil ? [] : canvas.wanted, reader == nil ? [] : canvas.wantedRubies)
    guard !pictures.isEmpty || !rubies.isEmpty else { return canvas }
    for request in pictures { canvas.look.pictures.keep(painter?(request), as: request.picture) }
    for request in rubies { canvas.look.rubies.keep(reader?(request), of: request) }
    canvas.newestMove = move
    stack.draw(on: &canvas, fraction: fraction)
    return canvas
  }

  /// What a player sees now.
  public var screen: Screen { Screen(draw()) }

  /// The rows of the screen as text.
  public var rows: [String] { screen.rows }

  /// The screen as one text.
  public var frame: String { screen.frame }

  /// Whether this text stands in one of the rows.
  public func shows(_ text: String) -> Bool { screen.shows(text) }

  /// The cell where this text stands first, counted from the top left.
  public func find(_ text: String) -> Point? { screen.find(text) }
}

extension Stage: CustomStringConvertible {
  /// The screen, so that a failed expectation shows what a player would see.
  public var description: String { "\n" + frame }
}
