import Engine
import Interface
import Learning

/// The end of a game: what was reached, what was missed, and what next. Pops with a `ResultsChoice`.
public struct ResultsScene: Scene {
  private let results: Results
  private let hasScore: Bool
  private let choices: [ResultsChoice]
  private var menu: Menu
  private var tick: Tick = 0
  private var count: Tween

  /// An end with these results.
  /// - Parameters:
  ///   - hasScore: whether the points are to be seen.
  ///   - hasNext: whether something follows that the player can go on to.
  ///   - unlearned: words of the game that were never learned.
  public init(
    _ results: Results, hasScore: Bool = true, hasNext: Bool = false, unlearned: [WordReference] = []
  ) {
    self.results = results
    self.hasScore = hasScore
    let missed = results.missed.isEmpty ? [] : [ResultsChoice.onlyMissed(results.missed.map(\.word))]
    let learn = unlearned.isEmpty ? [] : [ResultsChoice.learn(unlearned)]
    choices = (hasNext ? [.next] : []) + [.again] + missed + learn + [.anotherDeck, .menu]
    menu = Menu(choices.map { Menu.Item($0.title) })
    count = Tween(from: 0, to: Double(results.score), at: 0, over: 40, .cubicOut)
  }

  /// Takes a choice, after the score has counted up: a key that was meant for the game must not choose.
  public mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    guard isReady else { return .stay }
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if command(event, page) == .help { return .push(WordGameHelp.results) }
      if let choice = choice(event, page) {
        guard case .learn(let words) = choice else { return .pop(with: Outcome(choice)) }
        learn(words, &step)
      }
    }
    return .sleep(until: nil)
  }

  /// Draws headline, score, figures, the missed words and the choices.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let theme = canvas.theme
    let layout = layout(page)
    canvas.put(canvas.ornaments.spelled(results.title), in: page.head, .leading, Style(theme.muted))
    canvas.put(results.headline, in: layout.row(0), .center, Style(theme.text).bold)
    if hasScore { drawScore(on: &canvas, layout, fraction) }
    let figures = Text.lines(
      of: results.figures, joinedBy: " " + canvas.ornaments.dot + " ", width: layout.head.width)
    // Many figures take the row of air below them.
    let place = Rect(layout.head.left, layout.row(4).top, layout.head.width, 2)
    for (row, line) in figures.prefix(place.height).enumerated() {
      canvas.put(line, in: Rect(place.left, place.top + row, place.width, 1), .center, Style(theme.muted))
    }
    missed.draw(on: &canvas, in: layout.missed)
    drawPlot(on: &canvas, in: layout.plot)
    guard isReady else { return }
    menu.draw(on: &canvas, in: layout.menu)
    foot.draw(on: &canvas, in: page.foot)
  }

  /// Hashes what can be chosen and what is shown. The tick is the stack's to hash: while the scene sleeps, its own
  /// stands still.
  public func hash(into hash: inout StateHash) {
    // Left out: the choices stand in the menu, and the counting up comes from the results.
    hash.combine(fieldsOf: self, results, hasScore, menu, cosmetic: 3)
  }

  private func drawScore(on canvas: inout Canvas, _ layout: Layout, _ fraction: Double) {
    let theme = canvas.theme
    let shown = canvas.look.reducesMotion ? Double(results.score) : count.value(at: tick, fraction: fraction)
    canvas.put(Text(Figure.grouped(Int(shown))), in: layout.row(2), .center, Style(theme.accent).bold)
    canvas.put(bestLine, in: layout.row(3), .center, Style(theme.muted))
  }

  private var isReady: Bool { count.isOver(at: tick) }

  private mutating func choice(_ event: InputEvent, _ page: Page) -> ResultsChoice? {
    if let index = menu.handle(event, in: layout(page).menu) { return choices[index] }
    switch command(event, page) {
    case .act: return choices[menu.focus]
    case .leave, .pause: return .menu
    default: return nil
    }
  }

  private func command(_ event: InputEvent, _ page: Page) -> Command? {
    KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot)
  }

  /// Once is enough: from then on the line says that it was done.
  private mutating func learn(_ words: [WordReference], _ step: inout Step) {
    guard menu.items[menu.focus].title != Self.learned else { return }
    menu.items[menu.focus].title = Self.learned
    step.report(.course(.wanted(words)))
  }

  private static let learned: Text = "Next in Today"

  private var bestLine: Text {
    guard let best = results.best else { return "your first score here" }
    return results.score > best ? "a new best" : "best \(Figure.grouped(best))"
  }

  private var foot: Foot {
    Foot([.upDown("choose"), KeyHint("Enter", "go", .act), .help, KeyHint("q", "menu", .leave)])
  }

  private struct Layout {
    let head: Rect
    let menu: Rect
    let missed: Rect
    let plot: Rect

    func row(_ row: Int) -> Rect { Rect(head.left, head.top + row, head.width, 1) }
  }

  private func layout(_ page: Page) -> Layout {
    let body = page.body
    let head = Rect(body.left, body.top, body.width, 5)
    let rows = results.plot.count > 1 && body.height >= 15 ? Self.plotHeight : 0
    let plot = Rect(body.left, body.top + 6, body.width, rows)
    let lower = Rect(
      body.left, plot.bottom + (rows > 0 ? 1 : 0), body.width, body.bottom - plot.bottom - (rows > 0 ? 1 : 0))
    guard !missed.isEmpty else {
      return Layout(
        head: head, menu: lower.centered(Size(24, menu.height)), missed: Rect(.zero, Size(0, 0)), plot: plot)
    }
    let width = min(missed.width, lower.width - 28)
    let both = lower.centered(Size(28 + width, lower.height))
    return Layout(
      head: head, menu: Rect(both.left, both.top + 1, 24, menu.height),
      missed: Rect(both.right - width, both.top, width, both.height), plot: plot)
  }

  private static let plotHeight = 2

  /// As many columns as fit, each as high as its steps were on average.
  private func drawPlot(on canvas: inout Canvas, in rect: Rect) {
    guard !rect.isEmpty else { return }
    let count = min(results.plot.count, rect.width / 2, 40)
    let columns = (0..<count).map { index in
      let part = results.plot[index * results.plot.count / count..<(index + 1) * results.plot.count / count]
      return Chart.Column(part.reduce(0, +) / part.count, .empty)
    }
    let rows = Chart(columns).rows(height: rect.height, width: 2, canvas.ornaments)
    for (index, row) in rows.prefix(rect.height).enumerated() {
      let place = Rect(rect.left, rect.top + index, rect.width, 1)
      canvas.put(row, in: place, .center, Style(canvas.theme.second))
    }
  }

  private var missed: MissedList { MissedList(results.missed) }
}
