import Engine

/// The end of a game: the points, the best results, and whether to play again. The game shows through
/// faintly. It adds the points to the scores itself (see `ScoresQuery`), and its outcome is a `PauseChoice`.
///
///     return .push(GameOverScene(points: points))
public struct GameOverScene: PageScene {
  private let title: Text
  private let points: Int
  private var scores: Shown<ScoresQuery> = Shown()
  private var menu = Menu([Menu.Item("Play again"), Menu.Item("Leave")])
  private var tick: Tick = 0
  /// The first ticks, in which keys are ignored, since they were meant for the game. The space bar always is.
  private static let pause: Tick = 30
  private static let size = Size(30, HighScores.limit + 8)
  private static let entrance = TweenSequence(from: -4, at: 0).then(to: 1, over: 14).then(to: 0, over: 8)

  public init(_ title: Text = "Game over", points: Int) {
    (self.title, self.points) = (title, points)
  }

  public var isTransparent: Bool { true }

  public var foot: Foot {
    Foot([.enter(.select), .upDown("move"), KeyHint("q", "leave", .leave)])
  }

  public mutating func beforeInput(_ step: inout Step) -> Transition? {
    tick = step.tick
    _ = scores.update(&step, ScoresQuery(adding: points))
    return nil
  }

  public mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    guard tick >= Self.pause, !input.event.isSpace else { return nil }
    if let index = menu.handle(input.event, in: Self.menuPlace(input.page.window)) { return choose(index) }
    switch input.command {
    case .act: return choose(menu.focus)
    case .leave, .pause: return .pop(with: Outcome(PauseChoice.leave))
    default: return nil
    }
  }

  public mutating func afterInput(_ step: inout Step) -> Transition {
    tick < Self.pause ? .stay : .sleep(until: nil)
  }

  private func choose(_ index: Int) -> Transition {
    .pop(with: Outcome(index == 0 ? PauseChoice.restart : .leave))
  }

  public func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let theme = canvas.theme
    canvas.fade(canvas.bounds, 0.7)
    let place = Self.place(canvas.bounds)
    canvas.box(place, .rounded, Style(theme.muted), fill: theme.raised)
    let drop = canvas.look.reducesMotion ? 0 : Self.entrance.value(at: tick, fraction: fraction)
    let inside = place.inset(2, 1)
    let head = inside.moved(by: Point(0, Int(drop.rounded())))
    canvas.clipped(to: inside) { canvas in
      canvas.put(title, in: head, .center, Style(theme.accent).bold)
      canvas.put("\(points)", in: head.moved(by: Point(0, 1)), .center, Style(theme.text).bold)
    }
    scores.value?.draw(on: &canvas, in: Rect(inside.left, inside.top + 3, inside.width, HighScores.limit))
    menu.draw(on: &canvas, in: Self.menuPlace(canvas.bounds))
    canvas.fill(Rect(0, page.foot.top, canvas.size.width, 1), theme.ground)
  }

  private static func place(_ window: Rect) -> Rect { window.centered(size) }

  private static func menuPlace(_ window: Rect) -> Rect {
    let inside = place(window).inset(2, 1)
    return Rect(inside.left, inside.bottom - 2, inside.width, 2)
  }

  public func hash(into hash: inout StateHash) {
    // Left out: scores, which are only shown.
    hash.combine(fieldsOf: self, title, points, menu, tick, cosmetic: 1)
  }
}

extension InputEvent {
  fileprivate var isSpace: Bool {
    if case .key(let key) = self { key.code == .character(" ") } else { false }
  }
}

extension HighScores {
  /// Draws the results, one to a row, with the newest marked.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    for (index, points) in self.points.prefix(rect.height).enumerated() {
      let row = Rect(rect.left, rect.top + index, rect.width, 1)
      let isNewest = index == newest
      let style = Style(isNewest ? canvas.theme.accent : canvas.theme.text, on: nil, isNewest ? .bold : [])
      if isNewest { canvas.put(canvas.ornaments.pointer, at: row.origin, style) }
      canvas.put("\(index + 1)", in: Rect(row.left + 2, row.top, 2, 1), .trailing, Style(canvas.theme.muted))
      canvas.put("\(points)", in: row, .trailing, style)
    }
  }
}
