import System
import Engine

// What goes out: frames, each with a question behind it.
extension RunLoop {
  /// DSR 5.
  private static var question: [UInt8] { Array("\u{1B}[5n".utf8) }

  /// Shows the state if it may have changed, or where the mouse is by now, once the terminal has taken the frame before
  /// and no answer is overdue.
  mutating func showFrame() throws(LoopInterruption) {
    var look = host.look
    look.mosaic = terminal.capabilities.mosaic(look.mosaic)
    look.showsTints = terminal.capabilities.showsTints
    look.showsShades = terminal.capabilities.showsShades
    if canvas.look != look { needsFrame = true }
    let now = MonotonicClock.now()
    pace.expire(at: now)
    guard needsFrame ? sink.isIdle && !pace.holdsBack(at: now) : isMoveDue(at: now) else { return }
    // Between two ticks nothing moves but what follows the mouse.
    if needsFrame { fraction = driver.clock.fraction }
    canvas.look = look
    draw()
    moves.note(canvas, isBetweenTicks: !needsFrame, at: now)
    needsFrame = false
    let drawn = note(.draw, from: now)
    if figures.isShown { panel.draw(on: &canvas) }
    try present()
    note(.send, from: drawn)
    if !canvas.wanted.isEmpty { host.want(canvas.wanted) }
    if !canvas.wantedRubies.isEmpty { host.want(canvas.wantedRubies) }
  }

  /// When a move of the mouse is to be shown before its tick.
  func moveMoment(at now: Int) -> Int? {
    sink.isIdle ? moves.moment(for: driver.newestMove, pace, at: now) : nil
  }

  private func isMoveDue(at now: Int) -> Bool { moveMoment(at: now).map { $0 <= now } ?? false }

  private mutating func draw() {
    canvas.newestMove = driver.newestMove
    guard !isTooLarge else { return drawTooLarge() }
    driver.stack.draw(on: &canvas, fraction: fraction)
    host.decorate(&canvas)
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

  private mutating func present() throws(LoopInterruption) {
    sink.question = pace.isAsking ? Self.question : []
    let before = sink.count
    do { try screen.present(canvas) } catch { throw LoopInterruption(.terminalGone) }
    // Asked first, since a cast that fails takes longer than the frame.
    if terminal.capabilities.renderer == .curses, let curses = screen as? CursesScreen {
      sink.follow(bytes: curses.takeChanges() * Self.bytesPerCell)
    }
    figures.count(frameOf: sink.count - before)
    if pace.isAsking, sink.count > before { pace.ask(after: sink.count - before, at: MonotonicClock.now()) }
  }

  /// What ncurses writes for a cell, about.
  private static var bytesPerCell: Int { 8 }
}
