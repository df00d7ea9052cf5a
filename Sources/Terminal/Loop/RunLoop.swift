import CTerminal
import Engine
import Glibc

/// Runs scenes in a terminal: waits for keys and moments, runs the ticks that are due, shows the last state.
///
/// The thread sleeps in poll(2) until the terminal, a signal, another thread or the next tick has something to
/// do; while the scene on top sleeps that is no wake-up, no frame and no byte. All state is in here: keys go
/// from the decoder to the driver, which holds the scenes, and from the canvas to the screen.
public struct RunLoop<Host: LoopHost> {
  /// The program around the scenes.
  public private(set) var host: Host
  /// The scenes and their time.
  public private(set) var driver: SceneDriver
  /// The terminal.
  public private(set) var terminal: TerminalGuard
  var decoder: InputDecoder
  var canvas: Canvas
  private var screen: any Screen
  private let sink: TerminalSink
  private var needsFrame = true
  private let wakeDescriptor: Int32

  /// The size of a window that doesn't know its own.
  public static var usualSize: Size { Size(80, 24) }

  /// Runs the scenes that `start` makes for the window until they end or something ends them. The terminal is
  /// taken first and given back in any case.
  public static func run(
    in terminal: TerminalGuard, host: inout Host, speed: Double = 1, start: (Size) -> any Scene
  ) throws(TerminalError) -> Ending {
    let wakeDescriptor = terminal_catch_signals()
    defer { terminal_release_signals() }
    var terminal = terminal
    try terminal.enter()
    do throws(TerminalError) {
      var loop = try RunLoop(terminal, host, wakeDescriptor, start)
      loop.driver.clock.speed = speed
      let ending = loop.runToEnd()
      loop.host.flush()
      loop.terminal.leave()
      host = loop.host
      return ending
    } catch {
      terminal.leave()
      throw error
    }
  }

  private init(
    _ terminal: TerminalGuard, _ host: Host, _ wakeDescriptor: Int32, _ start: (Size) -> any Scene
  ) throws(TerminalError) {
    let size = terminal.windowSize ?? Self.usualSize
    self.terminal = terminal
    self.host = host
    self.wakeDescriptor = wakeDescriptor
    sink = TerminalSink(terminal.output)
    screen = try terminal.makeScreen(sink)
    decoder = InputDecoder(keyStrings: terminal.capabilities.keyStrings)
    canvas = Canvas(size, look: host.look)
    driver = SceneDriver(SceneStack(start(size), window: size), at: MonotonicClock.now())
  }

  private mutating func runToEnd() -> Ending {
    while true {
      do throws(LoopInterruption) {
        try showFrame()
        let readiness = wait()
        try takeSignals(readiness)
        try takeInput(readiness)
        runTicks()
        if driver.stack.hasEnded { return .ended }
      } catch {
        return error.ending
      }
    }
  }

  /// Shows the state if it may have changed and the terminal has taken the frame before.
  private mutating func showFrame() throws(LoopInterruption) {
    if canvas.look != host.look { needsFrame = true }
    guard needsFrame, sink.isIdle else { return }
    needsFrame = false
    canvas.look = host.look
    driver.stack.draw(on: &canvas, fraction: driver.clock.fraction)
    host.decorate(&canvas)
    do { try screen.present(canvas) } catch { throw LoopInterruption(.terminalGone) }
  }

  private mutating func runTicks() {
    let hasRun = driver.run(until: MonotonicClock.now()) { host.handle($0) }
    needsFrame = needsFrame || hasRun
  }

  private func wait() -> Readiness {
    let deadline = [driver.deadline, decoder.deadline].compactMap { $0 }.min()
    return Readiness(
      terminal: terminal, wake: wakeDescriptor, needsOutput: !sink.isIdle, deadline: deadline)
  }

  private mutating func takeInput(_ readiness: Readiness) throws(LoopInterruption) {
    if readiness.isAbandoned { throw LoopInterruption(.terminalGone) }
    if readiness.canWrite {
      do { try sink.resume() } catch { throw LoopInterruption(.terminalGone) }
    }
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
      case .event(let event): driver.take([event])
      }
    }
  }

  private mutating func learn(_ reply: TerminalReply) {
    terminal.learn(reply)
    (screen as? AnsiScreen)?.features = terminal.capabilities.features
  }

  /// In raw mode the keys of signals are keys like any other.
  private mutating func take(_ key: Key) throws(LoopInterruption) {
    switch TerminalKey(key) {
    case .interrupt: throw LoopInterruption(.interrupted)
    case .quit: throw LoopInterruption(.signalled(SIGQUIT))
    case .suspend: try suspend()
    case nil: driver.take([.key(key)])
    }
  }

  private mutating func takeSignals(_ readiness: Readiness) throws(LoopInterruption) {
    guard readiness.isWoken else { return }
    let signals = SignalSet(bits: terminal_take_signals())
    if let signal = signals.ending { throw LoopInterruption(.signalled(signal)) }
    if signals.contains(SIGTSTP) { try suspend() }
    if signals.contains(SIGCONT) { try comeBack { terminal throws(TerminalError) in try terminal.enter() } }
    if signals.contains(SIGWINCH) { resize() }
    driver.take(host.arrivals())
  }

  private mutating func suspend() throws(LoopInterruption) {
    try comeBack { terminal throws(TerminalError) in try terminal.suspend() }
  }

  /// What was held when the job stopped is let go, and the window may be another one.
  private mutating func comeBack(
    _ enter: (inout TerminalGuard) throws(TerminalError) -> Void
  ) throws(LoopInterruption) {
    do { try enter(&terminal) } catch { throw LoopInterruption(.terminalGone) }
    decoder = InputDecoder(keyStrings: terminal.capabilities.keyStrings)
    driver.take([.focus(false)])
    redraw(in: terminal.windowSize ?? canvas.size)
  }

  /// Of a storm of sizes only the one that stands counts. A window without cells shows nothing: the last size
  /// holds until it has some again.
  private mutating func resize() {
    guard let size = terminal.windowSize, size != canvas.size else { return }
    redraw(in: size)
  }

  private mutating func redraw(in size: Size) {
    sink.discard()
    canvas.resize(to: size)
    screen.invalidate()
    driver.take([.resize(size)])
    needsFrame = true
  }
}
