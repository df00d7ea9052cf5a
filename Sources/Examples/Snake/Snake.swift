import Engine
import Interface

/// The game: a snake that grows when it eats. The field has the same size in every window.
///
/// A square of the field is two cells wide, so that it looks square. Nothing moves between two steps of the
/// snake, so the scene sleeps until the next step is due.
struct Snake: Scene {
  static let field = Size(26, 13)

  enum Beat: UInt8, StateHashable { case step }

  private let seed: UInt64
  private var chance: Chance
  private var timers = Timers<Beat>()
  /// Squares from the head to the tail.
  private var body: [Point]
  private var heading = Point(1, 0)
  /// Up to two turns that wait for a step each, so that two quick keys make a U-turn.
  private var turns: [Point] = []
  private var food = Point.zero
  private var points = 0
  private var choice: PauseChoice?

  init(seed: UInt64) {
    self.seed = seed
    chance = Chance(seed: seed)
    body = (0..<4).map { Point(Self.field.width / 2 - $0, Self.field.height / 2) }
    placeFood()
    timers.arm(.step, after: 30, from: 0)
  }

  mutating func update(_ step: inout Step) -> Transition {
    if let transition = applyChoice() { return transition }
    while let event = step.next() {
      if let note = PauseScene.note(for: event) { return .push(PauseScene(over: "Snake", note: note)) }
      switch KeyMap.snake.intent(for: event) ?? Self.foot.command(for: event, in: Page(step.window).foot) {
      case .up: turn(Point(0, -1))
      case .down: turn(Point(0, 1))
      case .left: turn(Point(-1, 0))
      case .right: turn(Point(1, 0))
      case .pause: return .push(PauseScene(over: "Snake"))
      case .leave: return .pop(with: .none)
      default: break
      }
    }
    while timers.popDue(at: step.tick) != nil {
      guard advance(&step) else { return .push(GameOverScene(points: points)) }
      timers.arm(.step, after: max(4, 10 - points / 5), from: step.tick)
    }
    return .sleep(until: timers.nextDue)
  }

  /// Called when the pause or the end of the game has closed, with what the player chose.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    choice = outcome.as(PauseChoice.self)
    return nil
  }

  private mutating func applyChoice() -> Transition? {
    defer { choice = nil }
    switch choice {
    case .resume, nil: return nil
    case .restart: return .replace(Snake(seed: seed &+ 1))
    case .leave: return .pop(with: .none)
    }
  }

  private mutating func turn(_ way: Point) {
    let last = turns.last ?? heading
    guard way != last, way + last != .zero, turns.count < 2 else { return }
    turns.append(way)
  }

  /// Moves by a square. Returns false if that ends the game.
  private mutating func advance(_ step: inout Step) -> Bool {
    if !turns.isEmpty { heading = turns.removeFirst() }
    let next = body[0] + heading
    let eats = next == food
    guard Rect(Self.field).contains(next), !body.dropLast(eats ? 0 : 1).contains(next) else {
      step.report(SoundCue.wrong)
      return false
    }
    body.insert(next, at: 0)
    guard eats else {
      body.removeLast()
      return true
    }
    points += 1
    step.report(SoundCue.pop)
    placeFood()
    return true
  }

  private mutating func placeFood() {
    let squares = (0..<Self.field.width * Self.field.height).map {
      Point($0 % Self.field.width, $0 / Self.field.width)
    }
    food = chance.pick(from: squares.filter { !body.contains($0) }) ?? body[0]
  }
}

extension Snake {
  private static let foot = Foot([
    .arrows("turn"), KeyHint("p", "pause", .pause), KeyHint("q", "leave", .leave),
  ])

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put("Snake", in: page.head, .leading, Style(canvas.theme.muted))
    canvas.put("\(points)", in: page.head, .trailing, Style(canvas.theme.text).bold)
    let size = Size(Self.field.width * 2 + 2, Self.field.height + 2)
    canvas.draw(in: Letterbox(cells: size, in: page.body), drawField)
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  private func drawField(on canvas: inout Canvas) {
    let (theme, ornaments) = (canvas.theme, canvas.ornaments)
    canvas.box(canvas.bounds, .rounded, Style(theme.muted), fill: theme.ground)
    put(food, ornaments.bubbles[2], Style(theme.wrong).bold, on: &canvas)
    for square in body.dropFirst() {
      put(square, ornaments.backs[0] + ornaments.backs[0], Style(theme.right), on: &canvas)
    }
    put(body[0], ornaments.isASCII ? "##" : "██", Style(theme.accent), on: &canvas)
  }

  private func put(_ square: Point, _ mark: Text, _ style: Style, on canvas: inout Canvas) {
    canvas.put(mark, at: Point(1 + square.x * 2, 1 + square.y), style)
  }
}

extension KeyMap where Intent == Command {
  /// The usual keys, and WASD.
  fileprivate static let snake = KeyMap([
    (keys: [Key(.up), "k", "w"], intent: .up), (keys: [Key(.down), "j", "s"], intent: .down),
    (keys: [Key(.left), "h", "a"], intent: .left), (keys: [Key(.right), "l", "d"], intent: .right),
    (keys: [Key(.escape), "p"], intent: .pause), (keys: ["q"], intent: .leave),
  ])
}
