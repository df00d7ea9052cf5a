import Engine
import Interface

/// The game: a ball, a paddle that follows the mouse or the arrow keys, and a wall to take down. The field
/// has the same number of pixels in every window.
struct Breakout: Scene {
  static let field = Size(80, 44)
  private static let paddle = Size(14, 2)
  private static let ball = Size(2, 2)
  private static let round = Sprite("oo\noo")
  /// The ball's position is in 256ths of a pixel: whole numbers are the same on every machine.
  private static let unit = 256

  private let seed: UInt64
  private var chance: Chance
  private var wall = Wall()
  private var paddleCenter = field.width / 2
  private var ball = onPaddle(field.width / 2)
  private var velocity = Point.zero
  private var rests = true
  private var lives = 3
  private var points = 0
  private var level = 1
  private var tick: Tick = 0
  private var choice: PauseChoice?
  private var sparks: Particles
  private var shake: Shake?

  init(seed: UInt64) {
    self.seed = seed
    chance = Chance(seed: seed)
    sparks = Particles(seed: seed, stream: 1)
  }

  static func place(in window: Size) -> Letterbox {
    Letterbox(pixels: field, in: Rect(0, 1, window.width, window.height - 2))
  }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if let transition = applyChoice() { return transition }
    while let event = step.next() {
      if let note = PauseScene.note(for: event) { return .push(PauseScene(over: "Breakout", note: note)) }
      if let transition = handle(event, step.window) { return transition }
    }
    if rests {
      ball = Self.onPaddle(paddleCenter)
      let isStill = sparks.end <= tick && shake?.isOver(at: tick) != false
      return isStill ? .sleep(until: nil) : .stay
    }
    return move(&step) ? .stay : .push(GameOverScene(points: points))
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    choice = outcome.as(PauseChoice.self)
    return nil
  }

  private mutating func applyChoice() -> Transition? {
    defer { choice = nil }
    switch choice {
    case .resume, nil: return nil
    case .restart: return .replace(Breakout(seed: seed &+ 1))
    case .leave: return .quit
    }
  }

  private mutating func handle(_ event: InputEvent, _ window: Size) -> Transition? {
    if case .mouse(let mouse) = event {
      paddleCenter = Self.center(following: mouse, in: window)
    }
    switch KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: Page(window).foot) {
    case .left: paddleCenter = max(Self.paddle.width / 2, paddleCenter - 5)
    case .right: paddleCenter = min(Self.field.width - Self.paddle.width / 2, paddleCenter + 5)
    case .act: launch()
    case .pause: return .push(PauseScene(over: "Breakout"))
    case .leave: return .quit
    default: if event.isClick(in: Self.place(in: window).rect) { launch() }
    }
    return nil
  }

  private static func center(following mouse: MouseEvent, in window: Size) -> Int {
    let x = place(in: window).nearestPlace(of: mouse).x
    return min(max(paddle.width / 2, x), field.width - paddle.width / 2)
  }

  private static func onPaddle(_ center: Int) -> Point {
    Point((center - 1) * unit, (field.height - 6) * unit)
  }

  private mutating func launch() {
    guard rests else { return }
    rests = false
    velocity = Point(chance.number(in: -90...90), -(100 + 15 * level))
  }

  private var ballRect: Rect { Rect(Point(ball.x / Self.unit, ball.y / Self.unit), Self.ball) }

  private static func paddleRect(_ center: Int) -> Rect {
    Rect(Point(center - paddle.width / 2, field.height - 4), paddle)
  }

  /// Moves the ball by a tick. Returns false if that loses the last ball.
  private mutating func move(_ step: inout Step) -> Bool {
    ball = ball + velocity
    if ball.x < 0 { velocity.x = abs(velocity.x) }
    if ballRect.right >= Self.field.width { velocity.x = -abs(velocity.x) }
    if ball.y < 0 { velocity.y = abs(velocity.y) }
    bounceOffPaddle(&step)
    bounceOffWall(&step)
    return ballRect.top < Self.field.height || loseBall(&step)
  }

  /// The farther from the middle the ball hits, the flatter it bounces.
  private mutating func bounceOffPaddle(_ step: inout Step) {
    guard velocity.y > 0, !ballRect.intersection(Self.paddleRect(paddleCenter)).isEmpty else { return }
    velocity = Point((ballRect.center.x - paddleCenter) * 26, -abs(velocity.y))
    step.report(SoundCue.right)
  }

  private mutating func bounceOffWall(_ step: inout Step) {
    guard let (brick, overlap) = wall.hit(by: ballRect) else { return }
    if overlap.width < overlap.height { velocity.x = -velocity.x } else { velocity.y = -velocity.y }
    points += brick.worth
    step.report(wall.isGone ? SoundCue.win : .pop)
    sparks.burst(10, at: brick.rect.center, reach: 9, for: 30, from: tick)
    if wall.isGone { beginLevel() }
  }

  private mutating func beginLevel() {
    level += 1
    wall = Wall()
    rests = true
  }

  private mutating func loseBall(_ step: inout Step) -> Bool {
    lives -= 1
    rests = true
    shake = Shake(at: tick, reach: 2)
    step.report(SoundCue.wrong)
    return lives > 0
  }
}

extension Breakout {
  private static let foot = Foot([
    KeyHint("mouse or ← →", "move"), .enter(.start), KeyHint("p", "pause", .pause),
    KeyHint("q", "leave", .leave),
  ])

  func draw(on canvas: inout Canvas, fraction: Double) {
    let (page, theme) = (Page(canvas.size), canvas.theme)
    guard !Page.isTooSmall(canvas.size), Self.place(in: canvas.size).fits else {
      return Page.drawTooSmall(on: &canvas, least: Size(Self.field.width, Self.field.height / 2 + 2))
    }
    drawField(on: &canvas, fraction: fraction)
    let head = Rect(page.head.left, 0, page.head.width, 1)
    canvas.put("Breakout   level \(level)   lives \(lives)", in: head, .leading, Style(theme.muted))
    canvas.put("\(points)", in: head, .trailing, Style(theme.text).bold)
    if rests, shake?.isOver(at: tick) != false {
      let field = Self.place(in: canvas.size).rect
      let line = Rect(field.left, field.top + field.height * 5 / 8, field.width, 1)
      canvas.put("click, or Enter, to launch", in: line, .center, Style(theme.text))
    }
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  private func drawField(on canvas: inout Canvas, fraction: Double) {
    let (field, theme) = (Self.place(in: canvas.size), canvas.theme)
    var pixels = PixelCanvas(Self.field, ground: theme.ground)
    wall.draw(on: &pixels, theme)
    // The paddle follows the mouse ahead of the state, and so does a ball that rests on it.
    let center = canvas.followMouse().map { Self.center(following: $0, in: canvas.size) } ?? paddleCenter
    pixels.fill(Self.paddleRect(center), theme.accent)
    let rect = rests ? ballRect.moved(by: Point(center - paddleCenter, 0)) : ballRect
    pixels.draw(Self.round, at: rect.origin, ["o": theme.text])
    if !canvas.look.reducesMotion {
      sparks.draw(on: &pixels, at: tick, fraction: fraction) { _ in theme.accent }
    }
    canvas.draw(pixels, in: field)
    if let shake, !canvas.look.reducesMotion {
      canvas.shift(field.rect, by: Point(shake.offset(at: tick, fraction: fraction), 0))
    }
  }
}
