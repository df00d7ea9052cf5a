import Engine

/// Plays scenes without a terminal: scripted input goes in, and what a player would see comes out as text.
///
///     var stage = Stage(Memory.start(setup), window: Size(80, 24))
///     stage.press(.enter)
///     stage.wait(seconds: 2)
///     #expect(stage.shows("All pairs found"))
///
/// Every action takes one tick with its input, unless stated otherwise. Only `wait` lets more time pass.
public struct Stage: Sendable {
  /// Everything that changes while it plays, except for the reports.
  var now: StageMoment
  /// What it takes to rewind.
  var past = Past()
  /// All reports of the scenes, oldest first.
  public internal(set) var reports: [any Sendable] = []
  /// Whether to run sleeping scenes in every tick, which must make no difference.
  public var ignoresSleep = false
  public var look: Look
  /// When and how queries are answered.
  public var answering = Answering.atOnce
  /// Makes the pictures that scenes ask for; nil for those it can't make. Without a painter, screens look as
  /// they do before any picture is there.
  package var painter: (@Sendable (any PictureQuery) -> Picture?)?
  /// Provides the ruby texts that scenes ask for; nil for unknown ones.
  package var reader: (@Sendable (RubyRequest) -> RubyText?)?
  /// Makes the scene that follows when the last one was popped with an outcome; nil to end there.
  public var epilogue: (@Sendable (Outcome) -> (any Scene)?)?

  /// A stage with one scene. Pass a tick if the scene was taken from another stage and has already run.
  public init(_ scene: any Scene, window: Size = Size(80, 24), look: Look = Look(), tick: Tick = 0) {
    now = StageMoment(SceneStack(scene, window: window), tick: tick)
    self.look = look
  }

  public var stack: SceneStack { now.stack }
  /// The next tick, counting those of all scenes and those slept through.
  public var tick: Tick { now.tick }
  /// The outcomes of last scenes, oldest first. There are several if `epilogue` starts others.
  public var outcomes: [Outcome] { now.outcomes }
  /// Whether the last scene has closed.
  public var hasEnded: Bool { stack.hasEnded }

  /// Handles reports, in place of the program around the scenes.
  ///
  /// Don't use a handler with side effects: rewinding calls it again for ticks that it has handled, and `Fuzz` calls it
  /// for each copy of the stage.
  public var host: (any ReportHandler)? {
    get { now.host }
    set { now.host = newValue }
  }

  /// When and how the queries of scenes are answered.
  public enum Answering: Hashable, Sendable {
    /// Before the next frame; in a recorded game, in the next tick.
    case atOnce
    /// After so many ticks.
    case late(ticks: Int)
    case never
    /// Without an answer.
    case refused(NoAnswer)
  }

  /// Answers queries from a context of their type.
  ///
  ///     stage.provide(WordList(["ღვინო"]))
  public mutating func provide<Context: Sendable>(_ context: Context) { now.contexts.provide(context) }

  /// Answers the queries of a type with a closure instead.
  ///
  ///     stage.answer(WeatherQuery.self) { query in .success(.rain) }
  ///
  /// - Parameter changes: what each of them changes.
  public mutating func answer<Asked: Query>(
    _ type: Asked.Type, changing changes: Changes = [],
    _ answer: @escaping @Sendable (Asked) -> Result<Asked.Answer, Unanswered<Asked.Failure>>
  ) {
    now.fakes.append { asked in
      (asked.query as? Asked).map { (Answered(asked.id, answer($0), to: $0), changes) }
    }
  }

  /// Leaves the queries of a type open, each after this progress.
  public mutating func hold<Asked: LongQuery>(_ type: Asked.Type, at progress: Asked.Progress) {
    now.fakes.append { asked in
      asked.query is Asked ? (Answered(asked.id, .progress(progress)), []) : nil
    }
  }

  /// A context as queries have left it; nil if none was provided.
  public func context<Context: Sendable>(_ type: Context.Type) -> Context? { now.contexts.context(type) }

  /// The hash of all state.
  public var stateHash: UInt64 {
    var hash = StateHash()
    stack.hash(into: &hash)
    return hash.value
  }

  /// All queries of a type that scenes have asked so far, oldest first.
  public func queries<Asked: Query>(_ type: Asked.Type) -> [Asked] {
    reports.compactMap { ($0 as? AskedQuery)?.query as? Asked }
  }

  /// Sends events, in one tick.
  public mutating func send(_ events: InputEvent...) {
    send(events)
  }

  /// Sends events, in one tick.
  public mutating func send(_ events: [InputEvent]) {
    guard !hasEnded else { return }
    past.record(events, at: now, reports.count)
    update(events)
  }

  /// Presses a key.
  public mutating func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    send(.key(Key(code, modifiers)))
  }

  /// Presses the key of each character, one tick for each.
  public mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Moves the mouse to a cell, without a button.
  public mutating func hover(_ point: Point) {
    send(.mouse(MouseEvent(.move, at: point)))
  }

  /// Presses and releases the left button at a cell, in two ticks.
  public mutating func click(_ point: Point) {
    send(.mouse(MouseEvent(.press, .left, at: point)))
    send(.mouse(MouseEvent(.release, .left, at: point)))
  }

  /// Clicks on the first occurrence of a text, in two ticks. Returns false, without a tick, if it isn't on
  /// the screen.
  @discardableResult
  public mutating func click(_ text: String) -> Bool {
    guard let point = find(text) else { return false }
    click(point)
    return true
  }

  /// Changes the size of the window.
  public mutating func resize(_ size: Size) {
    send(.resize(size))
  }

  /// Lets ticks pass without input. Ticks of a sleep aren't run.
  public mutating func wait(ticks: Int) {
    let end = tick(after: ticks)
    while tick < end, !hasEnded {
      past.record(now, reports.count)
      if !ignoresSleep, case .asleep(let ticks) = stack.rest, ticks != 0,
        now.skip(min(ticks ?? .max, end - tick)) > 0
      {
        continue
      }
      update([])
    }
  }

  public mutating func wait(seconds: Int) {
    wait(ticks: min(max(0, seconds), .max / Tick.ticksPerSecond) * Tick.ticksPerSecond)
  }

  /// Lets ticks pass until the text is shown, a minute of them at most.
  public mutating func wait(for text: String) {
    for _ in 0..<60 * Tick.ticksPerSecond where !shows(text) { wait(ticks: 1) }
  }

  /// The tick this many later, capped so that adding to it can't overflow.
  func tick(after ticks: Int) -> Tick {
    tick + max(0, min(ticks, .max / 2 - tick))
  }

  mutating func update(_ events: [InputEvent]) {
    reports += now.update(events, answering)
    if let outcome = stack.outcome { close(outcome) }
  }

  private mutating func close(_ outcome: Outcome) {
    now.outcomes.append(outcome)
    if let next = epilogue?(outcome) { now.stack = SceneStack(next, window: stack.window) }
  }

  /// Draws the screen as it is now or, with `fraction`, when a part of the next tick has passed. `move` is a
  /// mouse move that the scenes will get in the next tick.
  public func draw(fraction: Double = 0, before move: MouseEvent? = nil) -> Canvas {
    var canvas = Canvas(stack.window, look: look)
    canvas.newestMove = move
    stack.draw(on: &canvas, fraction: fraction)
    guard !canvas.wanted.isEmpty, painter != nil || reader != nil else { return canvas }
    for query in canvas.wanted {
      if let query = query as? any PictureQuery {
        canvas.look.pictures.store(painter?(query), as: query.picture)
      }
      if let query = query as? RubyRequest { canvas.look.rubies.store(reader?(query), of: query) }
    }
    canvas.newestMove = move
    stack.draw(on: &canvas, fraction: fraction)
    return canvas
  }

  public var screen: Screen { Screen(draw()) }

  public var rows: [String] { screen.rows }

  /// The screen's rows, separated by line breaks.
  public var frame: String { screen.frame }

  /// Whether one of the rows contains this text.
  public func shows(_ text: String) -> Bool { screen.shows(text) }

  /// The cell of this text's first occurrence, row by row; nil if there is none.
  public func find(_ text: String) -> Point? { screen.find(text) }
}

extension Stage: CustomStringConvertible {
  /// The screen, so that a failed expectation shows what a player would see.
  public var description: String { "\n" + frame }
}
