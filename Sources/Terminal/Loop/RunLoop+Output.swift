import System
import Engine

// What goes out: frames, each with a question behind it.
extension RunLoop {
  /// DSR 5.
  private static var question: [UInt8] { Array("\u{1B}[5n".utf8) }

  /// Shows the state if it may have changed, or where the mouse is by now, once the terminal has taken the frame before
  /// and no answer is overdue. Over a slow line a part of it may have to do; then the next frame shows the rest, as that
  /// then is.
  mutating func showFrame() throws(LoopInterruption) {
    var look = host.look
    look.mosaic = terminal.capabilities.mosaic(look.mosaic)
    look.showsTints = terminal.capabilities.showsTints
    look.showsShades = terminal.capabilities.showsShades
    if canvas.look != look { needsFrame = true }
    let now = MonotonicClock.now()
    pace.expire(at: now)
    guard needsFrame ? canShow(at: now) : isMoveDue(at: now) else { return }
    // Between two ticks nothing moves but what follows the mouse.
    if needsFrame { fraction = driver.clock.fraction }
    canvas.look = look
    let touched = draw()
    moves.note(canvas, isBetweenTicks: !needsFrame, at: now)
    let drawn = note(.draw, from: now)
    if figures.isShown { panel.draw(on: &canvas) }
    needsFrame = try !present(pace.partSize.map { FramePart(bytes: $0, first: touched) })
    note(.send, from: drawn)
    if !canvas.wanted.isEmpty { host.want(canvas.wanted) }
    if !canvas.wantedRubies.isEmpty { host.want(canvas.wantedRubies) }
  }

  /// Whether the terminal can take another frame.
  func canShow(at now: Int) -> Bool { sink.isIdle && !pace.holdsBack(at: now) }

  /// When a move of the mouse is to be shown before its tick.
  func moveMoment(at now: Int) -> Int? {
    sink.isIdle ? moves.moment(for: driver.newestMove, pace, at: now) : nil
  }

  private func isMoveDue(at now: Int) -> Bool { moveMoment(at: now).map { $0 <= now } ?? false }

  /// Returns the rows that the player has touched, as far as anybody looks for them.
  private mutating func draw() -> [Int] {
    canvas.newestMove = driver.newestMove
    guard !isTooLarge else {
      drawTooLarge()
      untouched = UntouchedScenes()
      return []
    }
    driver.stack.draw(on: &canvas, fraction: fraction)
    let touched = untouched.takeTouchedRows(of: canvas, fraction: fraction)
    host.decorate(&canvas)
    return touched
  }

  private mutating func drawTooLarge() {
    canvas.clear()
    let most = Self.largestWindow
    let line = Text(
      "This window is too large: \(most.width)\(canvas.ornaments.times)\(most.height) at most. Ctrl-C leaves."
    )
    canvas.put(line, wrappedIn: canvas.bounds, .center, .middle, Style(canvas.theme.text))
  }

  private var panel: FiguresPanel {
    FiguresPanel(
      figures: figures, knowsBytes: terminal.capabilities.renderer != .curses, dropped: driver.clock.dropped,
      entities: driver.stack.top?.entityCount)
  }

  /// Returns whether all of the canvas is shown.
  private mutating func present(_ part: FramePart?) throws(LoopInterruption) -> Bool {
    sink.question = pace.isAsking ? Self.question : []
    if pace.asksBefore {
      sink.ask()
      pace.ask(after: 0, at: MonotonicClock.now())
    }
    let before = sink.count
    let isWhole: Bool
    do { isWhole = try screen.present(canvas, part) } catch { throw LoopInterruption(.terminalGone) }
    // Asked first, since a cast that fails takes longer than the frame.
    if terminal.capabilities.renderer == .curses, let curses = screen as? CursesScreen {
      sink.follow(bytes: curses.takeBytes())
    }
    figures.count(frameOf: sink.count - before)
    if pace.isAsking, sink.count > before { pace.ask(after: sink.count - before, at: MonotonicClock.now()) }
    return isWhole
  }
}
