import CPlatform
import Engine
import Glibc
import System

// Input: keys, answers of the terminal, signals, and events from other threads.
extension RunLoop {
  mutating func readInput(_ readiness: Readiness) throws(LoopInterruption) {
    if readiness.canWrite { sink.resume() }
    if sink.hasFailed { throw LoopInterruption(.terminalGone) }
    let now = MonotonicClock.now()
    for key in heldEnter.expire(at: now) { try handle(key) }
    guard readiness.canRead else { return try handle(decoder.expire(at: now), at: now) }
    switch TerminalReader.read(terminal.input) {
    case .bytes(let bytes): try handle(decoder.decode(bytes, at: now), at: now)
    case .nothing: break
    case .gone: throw LoopInterruption(.terminalGone)
    }
  }

  private mutating func handle(_ inputs: [DecodedInput], at now: Int) throws(LoopInterruption) {
    for input in inputs {
      switch input {
      case .reply(let reply): try learn(reply)
      case .event(.key(let key)):
        for key in heldEnter.handle(key, at: now, isToRead: driver.stack.isToRead) { try handle(key) }
      case .event(let event): if !isTooLarge { driver.queue([event]) }
      }
    }
  }

  private mutating func learn(_ reply: TerminalReply) throws(LoopInterruption) {
    if reply == .ready {
      if let time = pace.answer(at: MonotonicClock.now()) { terminal_note_delay(time / 1_000_000) }
      return
    }
    colors.handle(reply)
    trial.handle(reply)
    if case .cellSize(let size) = reply { setCellSize(size) }
    let before = terminal.capabilities.features
    let hadFinePointer = terminal.capabilities.hasFinePointer
    sink.send(terminal.learn(reply))
    if terminal.capabilities.splitsLetters { throw LoopInterruption(.ended) }
    if terminal.capabilities.hasFinePointer, !hadFinePointer, terminal.cellSize == nil {
      sink.send(ModeSequences.cellSizeQuery)
    }
    let features = terminal.capabilities.features
    (screen as? AnsiScreen)?.features = features
    guard features.repetition < before.repetition || features.colors != before.colors else { return }
    // What was drawn so far may have come out wrong, or could look better.
    screen.invalidate()
    needsFrame = true
  }

  /// Tells the host the terminal's colours once they are final.
  mutating func settleColors() {
    guard colors.settle(at: MonotonicClock.now()) else { return }
    host.learn(colors.found)
  }

  /// In raw mode, Ctrl-C and the like are ordinary keys. The loop handles them, and no scene sees them.
  private mutating func handle(_ key: Key) throws(LoopInterruption) {
    switch TerminalKey(key) {
    case .interrupt: throw LoopInterruption(.interrupted)
    case .quit: throw LoopInterruption(.signalled(SIGQUIT))
    case .suspend: try comeBack(terminal.suspend)
    case .figures:
      figures.toggle()
      needsFrame = true
    case .sound:
      host.changeVolume()
      needsFrame = true
    case .swallowed: break
    case nil: if !isTooLarge { driver.queue([.key(key)]) }
    }
  }

  mutating func handleSignals(_ readiness: Readiness) throws(LoopInterruption) {
    guard readiness.isWoken else { return }
    let signals = SignalSet.drain()
    if let signal = signals.ending { throw LoopInterruption(.signalled(signal)) }
    if signals.contains(SIGTSTP) {
      try comeBack(terminal.suspend)
    } else if signals.contains(SIGCONT) {
      try comeBack(terminal.recover)
    }
    if signals.contains(SIGWINCH) { resize() }
    if host.handleArrivals() { needsFrame = true }
    let response = worker.arrivals(&host)
    host.save()
    guard !response.isEmpty else { return }
    driver.handle(response) { Self.response(to: $0, &host, &worker) }
    needsFrame = true
  }

  /// After a stop, keys and buttons may have been released, and the window may have changed.
  private mutating func comeBack(_ enter: () throws(TerminalError) -> Void) throws(LoopInterruption) {
    do { try enter() } catch { throw LoopInterruption(Self.drainEnding() ?? .terminalGone) }
    decoder = InputDecoder(keyStrings: terminal.capabilities.keyStrings)
    pace.forget()
    driver.queue([.resumed])
    redraw(in: terminal.windowSize ?? window)
    forgetPointer()
    measureCells()
    switchPointer()
  }

  /// Only the current size counts, however many changes there were. A window without cells shows nothing, so
  /// the last size is kept until it has some again.
  private mutating func resize() {
    if let size = terminal.windowSize, size != window { redraw(in: size) }
    measureCells()
  }

  /// Events during a window that is too large reach the scenes when it has shrunk.
  private mutating func redraw(in window: Size) {
    if !sink.isIdle { forgetPointer() }
    pace.withdraw(sink.discard())
    self.window = window
    decoder.grid?.window = window
    driver.clock.isPaused = isTooLarge
    let size = Self.drawnSize(of: window)
    canvas.resize(to: size)
    screen.invalidate()
    needsFrame = true
    if isTooLarge { return driver.queue([.focus(false)]) }
    if size != sceneSize { driver.queue([.resize(size)]) }
    sceneSize = size
  }
}
