import System
import CTerminal
import Engine
import Glibc

/// Runs scenes in a terminal: waits for keys and moments, runs the ticks that are due, shows the last state.
///
/// The thread sleeps in poll(2) until the terminal, a signal, another thread or the next tick has something to
/// do; while the scene on top sleeps that is no wake-up, no frame and no byte. All state is in here: keys go
/// from the decoder to the driver, which holds the scenes, and from the canvas to the screen.
package struct RunLoop<Host: LoopHost> {
  var host: Host
  var driver: SceneDriver
  var terminal: TerminalSession
  var decoder: InputDecoder
  var canvas: Canvas
  var screen: any Screen
  let sink: TerminalSink
  var pace: FramePace
  var needsFrame = true
  var moves = MoveFrames()
  var untouched = UntouchedScenes()
  var colors: ColorAnswers
  /// How far the next tick had come in the last frame that showed the state anew.
  var fraction = 0.0
  /// The window as it was seen last, and the size that the scenes were told of last.
  var window: Size
  var toldSize: Size
  /// Whether the terminal was told to report the mouse in pixels; nil where that may have got lost.
  var isPointerFine: Bool? = false
  /// The shape of cells that the scenes were told of last.
  var toldShape: CellShape
  /// What F3 shows.
  var figures = LoopFigures()
  private let wakeDescriptor: Int32

  /// The size of a window that doesn't know its own.
  static var usualSize: Size { Size(80, 24) }
  /// The largest window that is drawn in: the canvas and what the screen keeps of it take 67 MB there.
  static var largestWindow: Size { Size(1000, 1000) }

  /// Runs the scenes that `start` makes for the window until they end or something ends them. The terminal is
  /// taken first and given back in any case.
  package static func run(
    in terminal: TerminalSession, host: inout Host, speed: Double = 1, start: (Size) -> any Scene
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
    _ terminal: TerminalSession, _ host: Host, _ wakeDescriptor: Int32, _ start: (Size) -> any Scene
  ) throws(TerminalError) {
    window = terminal.windowSize ?? Self.usualSize
    let size = Self.drawnSize(of: window)
    toldSize = size
    self.terminal = terminal
    self.host = host
    self.wakeDescriptor = wakeDescriptor
    sink = TerminalSink(terminal.output)
    screen = try terminal.makeScreen(sink)
    decoder = InputDecoder(keyStrings: terminal.capabilities.keyStrings)
    pace = FramePace(at: MonotonicClock.now())
    colors = ColorAnswers(at: MonotonicClock.now(), isAsked: terminal.capabilities.asksForColors)
    canvas = Canvas(size, look: host.look)
    let cell = terminal.cellSize
    let shape = cell.map { CellShape(width: $0.width, height: $0.height) } ?? .usual
    toldShape = shape
    driver = SceneDriver(
      SceneStack(start(size), window: size, cellShape: shape), at: MonotonicClock.now())
    driver.clock.isPaused = isTooLarge
    decoder.grid = cell.map { PixelGrid(cell: $0, window: window) }
  }

  /// Whether the window is larger than what is drawn in. Then no tick passes, and the scenes get no keys.
  var isTooLarge: Bool { !Self.largestWindow.holds(window) }

  /// What is drawn in a window: all of it, or where that is too large a place for one sentence.
  static func drawnSize(of window: Size) -> Size { largestWindow.holds(window) ? window : usualSize }

  private mutating func runToEnd() -> Ending {
    while true {
      do throws(LoopInterruption) {
        settleColors()
        try showFrame()
        switchPointer()
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

  private mutating func runTicks() {
    let start = MonotonicClock.now()
    var ticks = 0
    if pace.partSize != nil { untouched.keep(driver) }
    untouched.run(until: start)
    let hasRun = driver.run(until: start) { reports in
      host.handle(reports)
      ticks += 1
      return host.news()
    }
    guard hasRun else { return }
    needsFrame = true
    figures.count(ticks: ticks)
    note(.update, from: start)
  }

  /// Times a stage that ends now, while somebody looks. Returns the moment; without anybody, when it began.
  @discardableResult
  mutating func note(_ stage: LoopFigures.Stage, from start: Int) -> Int {
    guard figures.isShown else { return start }
    let end = MonotonicClock.now()
    figures.note(stage, from: start, to: end)
    return end
  }

  private func wait() -> Readiness {
    let now = MonotonicClock.now()
    // To a terminal far away several parts of a frame go one after another.
    let part = needsFrame ? canShow(at: now) ? now : pace.deadline : moveMoment(at: now)
    let deadline = [driver.deadline, decoder.deadline, part, colors.deadline].compactMap { $0 }.min()
    return Readiness(
      terminal: terminal, wake: wakeDescriptor, needsOutput: !sink.isIdle, deadline: deadline)
  }
}
