import System
import CTerminal
import Engine
import Glibc

// What comes in: keys, answers of the terminal, signals, and what other threads have.
extension RunLoop {
  mutating func takeInput(_ readiness: Readiness) throws(LoopInterruption) {
    if readiness.canWrite { sink.resume() }
    if readiness.isAbandoned || sink.hasFailed { throw LoopInterruption(.terminalGone) }
    let now = MonotonicClock.now()
    guard readiness.canRead else { return try take(decoder.expire(at: now)) }
    switch TerminalReader.read(terminal.input) {
    case .bytes(let bytes): try take(decoder.decode(bytes, at: now))
    case .nothing: break
    case .gone: throw LoopInterruption(.terminalGone)
    }
  }

  private mutating func take(_ inputs: [DecodedInput]) throws(LoopInterruption) {
    for input in inputs {
      switch input {
      case .reply(let reply): learn(reply)
      case .event(.key(let key)): try take(key)
      case .event(let event): if !isTooLarge { driver.take([event]) }
      }
    }
  }

  private mutating func learn(_ reply: TerminalReply) {
    if reply == .ready {
      if let time = pace.answer(at: MonotonicClock.now()) { terminal_note_delay(time / 1_000_000) }
      return
    }
    colors.take(reply)
    if case .cellSize(let size) = reply { takeCells(size) }
    let before = terminal.capabilities.features
    let hadFinePointer = terminal.capabilities.hasFinePointer
    sink.send(terminal.learn(reply))
    if terminal.capabilities.hasFinePointer, !hadFinePointer, terminal.cellSize == nil {
      sink.send(ModeSequences.cellSizeQuestion)
    }
    let features = terminal.capabilities.features
    (screen as? AnsiScreen)?.features = features
    guard features.repetition < before.repetition || features.colors != before.colors else { return }
    // What has been drawn so far may have come out wrong, or could look better.
    screen.invalidate()
    needsFrame = true
  }

  /// Tells the host of the terminal's colours, once that is settled.
  mutating func settleColors() {
    guard colors.settle(at: MonotonicClock.now()) else { return }
    host.learn(colors.found)
  }

  /// In raw mode the keys of signals are keys like any other. No scene sees the loop's own.
  private mutating func take(_ key: Key) throws(LoopInterruption) {
    switch TerminalKey(key) {
    case .interrupt: throw LoopInterruption(.interrupted)
    case .quit: throw LoopInterruption(.signalled(SIGQUIT))
    case .suspend: try suspend()
    case .figures:
      figures.toggle()
      needsFrame = true
    case .swallowed: break
    case nil: if !isTooLarge { driver.take([.key(key)]) }
    }
  }

  mutating func takeSignals(_ readiness: Readiness) throws(LoopInterruption) {
    guard readiness.isWoken else { return }
    let signals = SignalSet(bits: terminal_take_signals())
    if let signal = signals.ending { throw LoopInterruption(.signalled(signal)) }
    if signals.contains(SIGTSTP) { try suspend() }
    if signals.contains(SIGCONT) {
      try comeBack(isHeld: terminal.isHeld) { terminal throws(TerminalError) in try terminal.enter() }
    }
    if signals.contains(SIGWINCH) { resize() }
    driver.take(host.arrivals())
    let news = host.news()
    driver.hear(news)
    if !news.isEmpty { needsFrame = true }
  }

  private mutating func suspend() throws(LoopInterruption) {
    try comeBack(isHeld: false) { terminal throws(TerminalError) in try terminal.suspend() }
  }

  /// What was held when the job stopped is let go, and the window may be another one.
  /// - Parameter isHeld: whether nobody gave the terminal away meanwhile: what it has sent is still to be read.
  private mutating func comeBack(
    isHeld: Bool, _ enter: (inout TerminalSession) throws(TerminalError) -> Void
  ) throws(LoopInterruption) {
    do { try enter(&terminal) } catch { throw LoopInterruption(.terminalGone) }
    let before = decoder
    decoder = InputDecoder(keyStrings: terminal.capabilities.keyStrings)
    decoder.grid = before.grid
    decoder.readsPixels = isHeld && before.readsPixels
    pace.forget()
    driver.take([.resumed])
    redraw(in: terminal.windowSize ?? window)
    forgetPointer()
    measureCells()
    switchPointer()
  }

  /// Of a storm of sizes only the one that stands counts. A window without cells shows nothing: the last size
  /// holds until it has some again.
  private mutating func resize() {
    if let size = terminal.windowSize, size != window { redraw(in: size) }
    measureCells()
  }

  /// What the scenes are told while the window is too large they hear when it has shrunk.
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
    if isTooLarge { return driver.take([.focus(false)]) }
    if size != toldSize { driver.take([.resize(size)]) }
    toldSize = size
  }
}
