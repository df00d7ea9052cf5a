import Engine
import Games
import Interface
import Learning

/// The end of a game or of a day: what was reached, learned and missed, and what to do next. Pops with a
/// `NextStep`.
package struct ResultsScene: PageScene {
  /// In less time nobody reads the choices.
  private static let notice = Tick.ticksPerSecond / 5

  private var results: Results
  private var steps: StepRow
  /// The choices to go back to, while a game is chosen.
  private var savedSteps: (all: [NextStep], row: StepRow)?
  private var scroll = 0
  private var keeping: Ticket<KeepPicture>?
  /// What has become of the last picture.
  private var kept: PictureKept?
  /// What a round has changed; it comes while the score counts up. Nil at the end of a day, which knows it.
  private var roundResults: Shown<RoundResults>?
  private var tick: Tick = 0
  private let count: Tween
  private var celebration: Celebration

  /// The total counts up from the first tick on.
  ///
  /// - Parameter isOfRound: whether a round has ended, and what it has changed is to be told.
  package init(_ results: Results, isOfRound: Bool = false) {
    self.results = results
    roundResults = isOfRound ? Shown() : nil
    steps = StepRow(results.steps.map(\.title))
    let number = results.total?.number ?? 0
    count = Tween(from: 0, to: Double(number), at: 0, over: number > 0 ? 40 : 0, .cubicOut)
    celebration = Celebration()
  }

  /// Ignores input until the score has counted up, so that a key meant for the game doesn't choose anything.
  package mutating func beforeInput(_ step: inout Step) -> Transition? {
    tick = step.tick
    if roundResults?.update(&step, RoundResults()) == true, let news = roundResults?.value ?? nil {
      show(news)
    }
    kept = step.value(of: &keeping) ?? kept
    guard takesKeys else { return .stay }
    if tick == count.end, results.total?.isBest == true {
      celebration.begin(around: drawing(Page(step.window)).layout.total, at: tick)
    }
    return nil
  }

  /// A new first step has the focus only if it comes before the player can have chosen another.
  private mutating func show(_ news: RoundNews) {
    restoreSteps()
    let count = results.steps.count
    results.apply(news)
    if !takesKeys || tick <= Self.notice {
      steps = StepRow(results.steps.map(\.title))
    } else if results.steps.count > count {
      steps.insert(results.steps[0].title)
    }
  }

  package mutating func afterInput(_ step: inout Step) -> Transition {
    celebration.isOver(at: tick) && tick >= hops?.end ?? 0 ? .sleep(until: nil) : .stay
  }

  /// The choices appear when the score has counted up.
  package func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let drawing = drawing(page)
    let number = canvas.look.reducesMotion ? count.to : count.value(at: tick, fraction: fraction)
    // Sparks fly behind the text.
    celebration.draw(on: &canvas, at: tick, fraction)
    drawing.draw(
      on: &canvas, number: Int(number), scroll: scroll, hop: hops?.height(at: tick, canvas.look) ?? 0,
      flight: count.to > 0 ? 1 - number / count.to : 0)
    guard takesKeys else { return }
    steps.draw(on: &canvas, in: drawing.layout.steps, isBoxed: drawing.layout.isBoxed)
    kept?.draw(on: &canvas, above: page.foot)
  }

  private var takesKeys: Bool { count.isOver(at: tick) }

  /// Nil if there is nothing to cheer about.
  private var hops: AvatarHops? {
    results.cheers && results.player != nil ? AvatarHops(start: count.end) : nil
  }

  private func drawing(_ page: Page) -> ResultsDrawing { ResultsDrawing(results, page, steps: steps) }
}

extension ResultsScene {
  private static let pictureKeys = KeyMap([(keys: ["c", "C"], intent: true)])

  package mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let event = input.event
    if Self.pictureKeys.intent(for: event) != nil {
      keeping = step.ask(
        KeepPicture(picture: StillPicture(ResultsPicture(results, window: step.window))), .inOrder)
      return nil
    }
    let drawing = drawing(input.page)
    if scrolls(event, drawing) { return nil }
    let (place, isBoxed) = (drawing.layout.steps, drawing.layout.isBoxed)
    let takesUpDown = drawing.mostScroll == 0
    if let index = steps.handle(event, in: place, isBoxed: isBoxed, takesUpDown: takesUpDown) {
      return choose(index, &step)
    }
    switch input.command {
    case .help: return .push(ScreenHelp.ending)
    case .pause where savedSteps != nil: restoreSteps()
    case .leave, .pause:
      return .pop(with: Outcome(results.steps.contains(.done) || savedSteps != nil ? NextStep.done : .menu))
    default: break
    }
    return nil
  }

  /// Shows the games to choose from.
  private mutating func chooseGame(for words: [WordReference]) {
    savedSteps = (results.steps, steps)
    results.steps = GameTitle.ofWords.map { .game($0, words) }
    steps = StepRow(results.steps.map(\.title))
  }

  private mutating func restoreSteps() {
    guard let before = savedSteps else { return }
    (results.steps, steps, savedSteps) = (before.all, before.row, nil)
  }

  /// Scrolls the missed words if they don't all fit.
  private mutating func scrolls(_ event: InputEvent, _ drawing: ResultsDrawing) -> Bool {
    let most = drawing.mostScroll
    guard most > 0, let way = Self.way(event, page: drawing.layout.missed.height - 1) else { return false }
    scroll = min(max(0, min(scroll, most) + way), most)
    return true
  }

  private static func way(_ event: InputEvent, page: Int) -> Int? {
    if case .mouse(let mouse) = event, case .wheel(let notches) = mouse.action { return notches }
    switch KeyMap.standard.intent(for: event) {
    case .up: return -1
    case .down: return 1
    case .pageUp: return -page
    case .pageDown: return page
    case .first: return -.max / 2
    case .last: return .max / 2
    default: return nil
    }
  }

  /// Performs a step. One that stays on the screen can be chosen only once; its new title says that it was.
  private mutating func choose(_ index: Int, _ step: inout Step) -> Transition? {
    let next = results.steps[index]
    if case .play(let words, _) = next {
      chooseGame(for: words)
      return nil
    }
    guard let title = next.titleTaken else { return .pop(with: Outcome(next)) }
    steps.close(index, as: title)
    switch next {
    case .learn(let words, _): step.report(.course(.wanted(words)))
    case .takeDeck(let id, _): step.report(.course(.learns(id)))
    case .listen: step.report(.setting(Settings.Change(.answers.listens, to: true)))
    case .copy(let text): step.report(Copied(text))
    default: break
    }
    return nil
  }

  package func foot(on page: Page) -> Foot {
    guard takesKeys else { return Foot([]) }
    let isLong = drawing(page).mostScroll > 0
    return Foot([
      .enter(.select),
      isLong ? .upDown("more words") : .arrows("choose"), KeyHint("c", "picture", pressing: "c"),
      KeyHint("?", "help", pressing: "?"), savedSteps == nil ? KeyHint("q", "menu", pressing: "q") : .back,
    ])
  }
}
