import CPlatform
import Engine
import Glibc
import System

/// Runs scenes in a terminal: waits for input and deadlines, runs the due ticks, shows the latest state.
///
/// The thread sleeps in poll(2) until there is input, a signal, news from another thread or a due tick. While
/// the top scene sleeps there is no wake-up, no frame and no byte. All state is here: input goes from the
/// decoder to the driver, which holds the scenes, and pictures go from the canvas to the screen.
package struct RunLoop<Host: LoopHost> {
  var host: Host
  var driver: SceneDriver
  var worker = QueryWorker<Host>()
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
  var trial: LetterTrial
  var heldEnter = HeldEnter()
  /// The fraction of a tick in the last frame that showed a new state.
  var fraction = 0.0
  /// The last known window size, and the size that the scenes know.
  var window: Size
  var sceneSize: Size
  /// Whether the terminal was told to report the mouse in pixels; nil if that may have been lost.
  var isPointerFine: Bool? = false
  /// The cell shape that the scenes know.
  var sceneShape: CellShape
  var figures = LoopFigures()
  private let wakeDescriptor: Int32

  /// The size to assume if the window doesn't report its own.
  private static var usualSize: Size { Size(80, 24) }
  /// The largest window that is drawn in. At this size the canvas and the screen's copy take 67 MB.
  static var largestWindow: Size { Size(1000, 1000) }

  /// Runs the scene that `start` makes for the window until the last scene closes or something else ends the
  /// loop. Enters the terminal first and leaves it in any case.
  package static func run(
    in terminal: TerminalSession, host: inout Host, speed: Double = 1, start: (Size) -> any Scene
  ) throws(TerminalError) -> Ending {
    try withSignalStack { () throws(TerminalError) in
      let wakeDescriptor = terminal_catch_signals()
      do throws(TerminalError) {
        let ending = try run(in: terminal, host: &host, wakeDescriptor, speed, start)
        terminal_release_signals(ending != .ended)
        return ending == .ended ? drainEnding() ?? ending : ending
      } catch {
        terminal_release_signals(false)
        guard let ending = drainEnding() else { throw error }
        return ending
      }
    }
  }

  /// The end asked for by a signal that came before the loop began or after it ended.
  static func drainEnding() -> Ending? { SignalSet.drain().ending.map(Ending.signalled) }

  private static func run(
    in terminal: TerminalSession, host: inout Host, _ wakeDescriptor: Int32, _ speed: Double,
    _ start: (Size) -> any Scene
  ) throws(TerminalError) -> Ending {
    try terminal.enter()
    do throws(TerminalError) {
      var loop = try RunLoop(terminal, host, wakeDescriptor, start)
      loop.driver.clock.speed = speed
      let ending = loop.runToEnd()
      loop.worker.end(&loop.host)
      loop.host.flush()
      loop.terminal.leave()
      if loop.terminal.capabilities.splitsLetters { throw .withoutUTF8 }
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
    sceneSize = size
    self.terminal = terminal
    self.host = host
    self.wakeDescriptor = wakeDescriptor
    sink = TerminalSink(terminal.output, while: { terminal.isHeld })
    screen = try terminal.makeScreen(sink)
    decoder = InputDecoder(keyStrings: terminal.capabilities.keyStrings)
    pace = FramePace(at: MonotonicClock.now())
    colors = ColorAnswers(at: MonotonicClock.now(), isAsked: terminal.capabilities.asksForColors)
    trial = LetterTrial(at: MonotonicClock.now(), isOn: terminal.capabilities.triesLetter)
    canvas = Canvas(size, look: host.look)
    let cell = terminal.cellSize
    let shape = cell.map { CellShape(width: $0.width, height: $0.height) } ?? .usual
    sceneShape = shape
    var stack = SceneStack(start(size), window: size, cellShape: shape)
    stack.ownKeys = host.ownKeys
    driver = SceneDriver(stack, at: MonotonicClock.now())
    driver.clock.isPaused = isTooLarge
    decoder.grid = cell.map { PixelGrid(cell: $0, window: window) }
  }

  /// Whether the window is larger than `largestWindow`. Then no ticks run, and the scenes get no input.
  var isTooLarge: Bool { !Self.largestWindow.holds(window) }

  /// The size to draw: the whole window or, if it is too large, just a place for one sentence.
  static func drawnSize(of window: Size) -> Size { largestWindow.holds(window) ? window : usualSize }

  private mutating func runToEnd() -> Ending {
    while true {
      do throws(LoopInterruption) {
        settleColors()
        try showFrame()
        switchPointer()
        let readiness = wait()
        try handleSignals(readiness)
        try readInput(readiness)
        runTicks()
        if driver.stack.hasEnded { return .ended }
      } catch {
        return error.ending
      }
    }
  }

  private mutating func runTicks() {
    let start = MonotonicClock.now()
    if pace.partSize != nil { untouched.copy(driver) }
    untouched.run(until: start)
    let ticks = driver.run(until: start) { [sink, terminal] reports in
      for case let copied as Copied in reports { sink.send(terminal.capabilities.modes.copying(copied.text)) }
      return Self.response(to: reports, &host, &worker)
    }
    guard ticks > 0 else { return }
    needsFrame = true
    figures.count(ticks: ticks)
    note(.update, from: start)
  }

  /// What the host and the worker say to the reports of a tick.
  static func response(
    to reports: [any Sendable], _ host: inout Host, _ worker: inout QueryWorker<Host>
  ) -> SceneDriver.Response {
    let changes = host.handle(reports)
    var response = worker.handle(reports, &host)
    response.changes.formUnion(changes)
    host.save()
    return response
  }

  /// Times a stage that ends now, if the figures are shown. Returns the time now or, if they aren't, `start`.
  @discardableResult
  mutating func note(_ stage: LoopFigures.Stage, from start: Int) -> Int {
    guard figures.isShown else { return start }
    let end = MonotonicClock.now()
    figures.note(stage, from: start, to: end)
    return end
  }

  private func wait() -> Readiness {
    let now = MonotonicClock.now()
    // Several parts of a frame may be on their way to a distant terminal.
    let part = needsFrame ? canShow(at: now) ? now : pace.deadline : moveMoment(at: now)
    let deadlines = [
      driver.deadline, decoder.deadline, heldEnter.deadline, part, colors.deadline, trial.deadline,
    ]
    return Readiness(
      terminal: terminal, wake: wakeDescriptor, needsOutput: !sink.isIdle,
      deadline: deadlines.compactMap(\.self).min())
  }
}
