import Engine
import Interface

/// The first screen: a snake that crawls, the best result, and a menu.
struct TitleScene: Scene {
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
  private static let foot = Foot([KeyHint("Enter", "choose", .act), KeyHint("q", "leave", .leave)])

  private var menu = Menu([Menu.Item("Play"), Menu.Item("Leave")])
  private var best: Int?
  private var tick: Tick = 0
  private var seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    let page = Page(step.window)
    while let event = step.next() {
      let command = KeyMap.standard.intent(for: event) ?? Self.foot.command(for: event, in: page.foot)
      if let index = menu.handle(event, in: Self.menuPlace(page)) { return choose(index) }
      if command == .leave { return .quit }
    }
    return .sleep(until: (tick / Self.crawl.period + 1) * Self.crawl.period)
  }

  private mutating func choose(_ index: Int) -> Transition {
    guard index == 0 else { return .quit }
    seed &+= 1
    return .push(Snake(seed: seed))
  }

  mutating func hear(_ news: any Sendable) {
    if let scores = news as? HighScores { best = scores.best }
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let place = Self.menuPlace(page)
    let sprite = Self.crawl.sprite(at: canvas.look.reducesMotion ? 0 : tick)
    canvas.draw(sprite, at: Point(page.body.center.x - 13, place.top - 9), Style(canvas.theme.right))
    let line = Rect(place.left, place.top - 3, place.width, 1)
    canvas.put("S N A K E", in: line.moved(by: Point(0, -1)), .center, Style(canvas.theme.text).bold)
    if let best { canvas.put("best \(best)", in: line, .center, Style(canvas.theme.muted)) }
    menu.draw(on: &canvas, in: place)
    Self.foot.draw(on: &canvas, in: page.foot)
  }

  private static func menuPlace(_ page: Page) -> Rect {
    page.body.centered(Size(16, 2)).moved(by: Point(0, 4))
  }
}
