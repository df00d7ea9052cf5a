import Engine

/// What the player wants after a game.
public enum ResultsChoice: Hashable, Sendable {
  /// The same game with new words.
  case again
  /// The same game with the words that were missed, by their ids.
  case onlyMissed([String])
  /// To choose another deck.
  case anotherDeck
  /// The menu.
  case menu
}

/// What the end of a game shows.
public struct Results: Hashable, Sendable {
  /// A word that was missed with its answer.
  public struct Missed: Hashable, Sendable {
    /// What the game knows it by.
    public let id: String
    /// The term, perhaps with its reading.
    public let term: Text
    /// What it means.
    public let meaning: Text

    /// A missed word of its id and two sides.
    public init(id: String, _ term: Text, _ meaning: Text) {
      self.id = id
      self.term = term
      self.meaning = meaning
    }
  }

  /// As in "Memory · Georgian letters".
  public var title: Text
  /// As in "All pairs found".
  public var headline: Text
  /// Points.
  public var score: Int
  /// The best score so far, this game not counted; nil where it is the first.
  public var best: Int?
  /// Quiet figures below, as in "12 of 12 pairs" and "2:41".
  public var figures: [Text]
  /// The words missed.
  public var missed: [Missed]

  /// Results of their parts.
  public init(title: Text, headline: Text, score: Int, best: Int?, figures: [Text], missed: [Missed]) {
    self.title = title
    self.headline = headline
    self.score = score
    self.best = best
    self.figures = figures
    self.missed = missed
  }
}

/// The end of a game: what was reached, what was missed, and what next. Pops with a `ResultsChoice`.
public struct ResultsScene: Scene {
  private let results: Results
  private let choices: [ResultsChoice]
  private var menu: Menu
  private var tick: Tick = 0
  private var count: Tween

  /// An end with these results.
  public init(_ results: Results) {
    self.results = results
    let missed = results.missed.isEmpty ? [] : [ResultsChoice.onlyMissed(results.missed.map(\.id))]
    choices = [.again] + missed + [.anotherDeck, .menu]
    menu = Menu(choices.map { Menu.Item($0.title) })
    count = Tween(from: 0, to: Double(results.score), at: 0, over: 40, .cubicOut)
  }

  /// Takes a choice, after the score has counted up.
  public mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    tick = step.tick
    for event in step.input {
      if let index = menu.handle(event, in: layout(page).menu) { return .pop(with: Outcome(choices[index])) }
      switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
      case .leave, .pause: return .pop(with: Outcome(ResultsChoice.menu))
      default: break
      }
    }
    return count.isOver(at: tick) ? .sleep(until: nil) : .stay
  }

  /// Draws headline, score, figures, the missed words and the choices.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let theme = canvas.theme
    let layout = layout(page)
    canvas.put(results.title, in: page.head, .leading, Style(theme.muted))
    canvas.put(results.headline, in: layout.row(0), .center, Style(theme.text).bold)
    let shown = canvas.look.reducesMotion ? Double(results.score) : count.value(at: tick, fraction: fraction)
    canvas.put(Text(Figure.grouped(Int(shown))), in: layout.row(2), .center, Style(theme.accent).bold)
    canvas.put(bestLine, in: layout.row(3), .center, Style(theme.muted))
    let figures = Text.joined(results.figures, by: " " + canvas.ornaments.dot + " ")
    canvas.put(figures, in: layout.row(4), .center, Style(theme.muted))
    menu.draw(on: &canvas, in: layout.menu)
    drawMissed(on: &canvas, in: layout.missed)
    foot.draw(on: &canvas, in: page.foot)
  }

  /// Folds the choice that has the focus.
  public func fold(into hash: inout StateHash) {
    hash.fold(menu)
    hash.fold(tick)
  }

  private var bestLine: Text {
    guard let best = results.best else { return "your first score here" }
    return results.score > best ? "a new best" : "best \(Figure.grouped(best))"
  }

  private var foot: Foot {
    Foot([.upDown("choose"), KeyHint("Enter", "go", .act), KeyHint("q", "menu", .leave)])
  }

  private struct Layout {
    let head: Rect
    let menu: Rect
    let missed: Rect

    func row(_ row: Int) -> Rect { Rect(head.left, head.top + row, head.width, 1) }
  }

  private func layout(_ page: Page) -> Layout {
    let body = page.body
    let head = Rect(body.left, body.top, body.width, 5)
    let lower = Rect(body.left, body.top + 6, body.width, body.height - 6)
    guard !results.missed.isEmpty else {
      return Layout(head: head, menu: lower.centered(Size(24, menu.height)), missed: Rect(.zero, Size(0, 0)))
    }
    let menuPlace = Rect(lower.left, lower.top + 1, 24, menu.height)
    return Layout(
      head: head, menu: menuPlace,
      missed: Rect(menuPlace.right + 4, lower.top, lower.right - menuPlace.right - 4, lower.height))
  }

  private func drawMissed(on canvas: inout Canvas, in rect: Rect) {
    guard !results.missed.isEmpty else { return }
    let theme = canvas.theme
    canvas.put(
      "worth another look", in: Rect(rect.left, rect.top, rect.width, 1), .leading, Style(theme.muted))
    let shown = results.missed.prefix(rect.height - 2)
    let width = min(shown.map(\.term.width).max() ?? 0, rect.width / 2)
    for (index, word) in shown.enumerated() {
      let row = Rect(rect.left, rect.top + 1 + index, rect.width, 1)
      canvas.put(word.term, in: Rect(row.left, row.top, width, 1), .leading, Style(theme.text))
      let rest = Rect(row.left + width + 2, row.top, row.width - width - 2, 1)
      canvas.put(word.meaning, in: rest, .leading, Style(theme.muted))
    }
    let hidden = results.missed.count - shown.count
    if hidden > 0 {
      let row = Rect(rect.left, rect.bottom - 1, rect.width, 1)
      canvas.put("and \(hidden) more", in: row, .leading, Style(theme.muted))
    }
  }
}

extension ResultsChoice {
  var title: Text {
    switch self {
    case .again: "Again"
    case .onlyMissed: "Only the missed"
    case .anotherDeck: "Another deck"
    case .menu: "Menu"
    }
  }
}
