import Engine
import System

// Output: frames, each followed by a status query.
extension RunLoop {
  /// DSR 5, which the terminal answers when it has processed everything before.
  private static var query: [UInt8] { Array("\u{1B}[5n".utf8) }

  /// Shows the state if it may have changed, or the mouse's new place, once the terminal has taken the frame
  /// before and no answer is overdue. On a slow line this may be only a part; the next frame shows the rest
  /// in its then current state.
  mutating func showFrame() throws(LoopInterruption) {
    var look = host.look
    look.mosaic = terminal.capabilities.mosaic(look.mosaic)
    look.showsTints = terminal.capabilities.showsTints
    look.showsShades = terminal.capabilities.showsShades
    if canvas.look != look { needsFrame = true }
    let now = MonotonicClock.now()
    pace.expire(at: now)
    trial.expire(at: now)
    guard needsFrame ? canShow(at: now) : isMoveDue(at: now) else { return }
    // Between two ticks only things that follow the mouse move.
    if needsFrame { fraction = driver.clock.fraction }
    canvas.look = look
    let touched = draw()
    moves.note(canvas, isBetweenTicks: !needsFrame, at: now)
    let drawn = note(.draw, from: now)
    if figures.isShown { panel.draw(on: &canvas) }
    needsFrame = try !present(pace.partSize.map { FramePart(bytes: $0, first: touched) })
    note(.send, from: drawn)
    if !canvas.wanted.isEmpty { worker.want(canvas.wanted, host) }
  }

  /// Whether the terminal can take another frame, and reads UTF-8 as far as we know.
  func canShow(at now: Int) -> Bool {
    !driver.stack.isHeld && trial.deadline == nil && sink.isIdle && !pace.holdsBack(at: now)
  }

  /// When to show a mouse move before its tick; nil if there is none to show.
  func moveMoment(at now: Int) -> Int? {
    sink.isIdle ? moves.moment(for: driver.newestMove, pace, at: now) : nil
  }

  private func isMoveDue(at now: Int) -> Bool { moveMoment(at: now).map { $0 <= now } ?? false }

  /// Returns the rows that the player has touched; empty unless the line is slow.
  private mutating func draw() -> [Int] {
    canvas.newestMove = driver.newestMove
    guard !isTooLarge else {
      drawTooLarge()
      untouched = UntouchedScenes()
      return []
    }
    driver.stack.draw(on: &canvas, fraction: fraction)
    let touched = untouched.drainTouchedRows(of: canvas, fraction: fraction)
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

  /// Returns whether the whole canvas has been shown.
  private mutating func present(_ part: FramePart?) throws(LoopInterruption) -> Bool {
    sink.query = pace.isAsking ? Self.query : []
    if pace.asksBefore {
      sink.ask()
      pace.ask(after: 0, at: MonotonicClock.now())
    }
    let before = sink.count
    let isWhole: Bool
    do { isWhole = try screen.present(canvas, part) } catch { throw LoopInterruption(.terminalGone) }
    // The renderer is checked first, since a failing cast takes longer than the frame.
    if terminal.capabilities.renderer == .curses, let curses = screen as? CursesScreen {
      sink.noteSent(bytes: curses.drainByteCount())
    }
    figures.count(frameOf: sink.count - before)
    if pace.isAsking, sink.count > before { pace.ask(after: sink.count - before, at: MonotonicClock.now()) }
    return isWhole
  }
}

// Mouse reports in pixels, and the shape of cells.
extension RunLoop {
  /// Switches mouse reports to pixels while the last frame wants that, and back to cells otherwise.
  mutating func switchPointer() {
    let wantsFine = canvas.followsFinely && terminal.capabilities.hasFinePointer && decoder.grid != nil
    guard isPointerFine != wantsFine else { return }
    isPointerFine = wantsFine
    sink.send(wantsFine ? ModeSequences.finePointer : ModeSequences.coarsePointer)
    if wantsFine { measureCells() }
  }

  /// The terminal may have lost or reset the mode of its mouse reports: sets it again.
  mutating func forgetPointer() {
    if terminal.capabilities.hasFinePointer { isPointerFine = nil }
  }

  /// Finds out the size of cells. If only the terminal's answer can tell, it is asked while someone needs it.
  mutating func measureCells() {
    if let size = terminal.cellSize {
      setCellSize(size)
    } else if isPointerFine == true {
      sink.send(ModeSequences.cellSizeQuery)
    }
  }

  /// Handles a new size of cells, in pixels.
  mutating func setCellSize(_ size: Size) {
    decoder.grid = PixelGrid(cell: size, window: window, firstPixel: terminal.capabilities.firstPixel)
    let shape = CellShape(width: size.width, height: size.height)
    if shape != sceneShape { driver.note(shape) }
    sceneShape = shape
  }
}
