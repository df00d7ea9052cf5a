import Engine
import Interface

/// The first screen: a snake that crawls, the best result, and a menu.
struct TitleScene: PageScene {
  private static let crawl = Animation(
    [
      Sprite(
        """
           __        __
          /  \\      /  \\   o
         /    \\    /    \\_/ >--
        ~      \\__/
        """),
      Sprite(
        """
              __        __
          ___/  \\      /  \\ o
         /       \\    /    ' >-
        ~         \\__/
        """),
    ], every: 24)
  private var menu = Menu([Menu.Item("Play"), Menu.Item("Leave")])
  private var scores = Shown<ScoresQuery>()
  private var tick: Tick = 0
  private var seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  var foot: Foot { Foot([.enter(.select), KeyHint("q", "leave", .leave)]) }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    tick = step.tick
    _ = scores.update(&step, ScoresQuery())
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if let index = menu.handle(input.event, in: Self.menuPlace(input.page)) { return choose(index) }
    return input.command == .leave ? .quit : nil
  }

  /// Sleeps until the snake moves.
  mutating func afterInput(_ step: inout Step) -> Transition {
    .sleep(until: (tick / Self.crawl.period + 1) * Self.crawl.period)
  }

  private mutating func choose(_ index: Int) -> Transition {
    guard index == 0 else { return .quit }
    seed &+= 1
    return .push(Snake(seed: seed))
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    scores.ask(ScoresQuery(), &step)
    return nil
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let place = Self.menuPlace(page)
    let sprite = Self.crawl.sprite(at: canvas.look.reducesMotion ? 0 : tick)
    canvas.draw(sprite, at: Point(page.body.center.x - 13, place.top - 9), Style(canvas.theme.right))
    let line = Rect(place.left, place.top - 3, place.width, 1)
    canvas.put("S N A K E", in: line.moved(by: Point(0, -1)), .center, Style(canvas.theme.text).bold)
    if let best = scores.value?.best {
      canvas.put("best \(best)", in: line, .center, Style(canvas.theme.muted))
    }
    menu.draw(on: &canvas, in: place)
  }

  private static func menuPlace(_ page: Page) -> Rect {
    page.body.centered(Size(16, 2)).moved(by: Point(0, 4))
  }
}
