import CAllocations
import Engine
import Glibc
import Terminal

/// `babble-bench WORKLOAD FRAMES` draws a workload of the benchmark as fast as possible, through the API that
/// games use: scenes on a stack, a canvas, a screen. `babble-bench drag` and `babble-bench bubbles
/// ansi|curses` run in real time until they are killed.
@main
struct BabbleBench {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.dropFirst() == ["drag"] { return run { try play { DragWorkload(window: $0) } } }
    if arguments.count == 3, arguments[1] == "bubbles", let renderer = Renderer(rawValue: arguments[2]) {
      return run { try play(renderer) { _ in BubblesWorkload() } }
    }
    guard arguments.count == 3, let frames = Int(arguments[2]), frames >= 0 else { refuse() }
    switch arguments[1] {
    case "w8": move(EntitiesWorkload(), ticks: frames, counts: false)
    case "drift": move(DriftWorkload(), ticks: frames, counts: true)
    case let name:
      guard let scene = scene(name) else { refuse() }
      run { try show(scene, frames: frames) }
    }
  }

  private static func run(_ body: () throws -> Void) {
    do { try body() } catch { fail("babble-bench: \(error)\n", status: 1) }
  }

  private static func refuse() -> Never {
    fail(
      "usage: babble-bench w1|w2|w3|w4|w8|drift FRAMES, babble-bench drag, or babble-bench bubbles ansi|curses\n",
      status: 2)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    write(STDERR_FILENO, message, message.utf8.count)
    exit(status)
  }

  private static func scene(_ name: String) -> (any Scene)? {
    switch name {
    case "w1": BubblesWorkload()
    case "w2": PlasmaWorkload()
    case "w3": ClockWorkload()
    case "w4": CardsWorkload()
    default: nil
    }
  }

  /// Prints the checksum, and with `counts` also the number of allocations during the ticks.
  private static func move(_ scene: some Summed, ticks: Int, counts: Bool) {
    var stack = SceneStack(scene, window: Size(120, 40))
    let before = allocations_count()
    for _ in 0..<ticks { _ = stack.update() }
    let allocations = allocations_count() - before
    let sum = hexadecimal((stack.top as? any Summed)?.checksum ?? 0)
    print(counts ? "\(sum) \(allocations)" : sum)
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private struct Host: LoopHost {
    func handle(_ reports: [any Sendable]) -> Changes { [] }
  }

  private static func play(_ renderer: Renderer = .ansi, _ scene: (Size) -> any Scene) throws {
    var host = Host()
    let ending = try RunLoop.run(in: try terminal(renderer), host: &host, start: scene)
    ending.exitProcess()
  }

  private static func terminal(_ renderer: Renderer = .ansi) throws -> TerminalSession {
    let environment = ["TERM", "COLORTERM", "LC_ALL"].reduce(into: [String: String]()) { found, name in
      found[name] = getenv(name).map { String(cString: $0) }
    }
    return try TerminalSession(
      Capabilities(environment: environment, options: TerminalOptions(renderer: renderer)))
  }

  private static func show(_ scene: any Scene, frames: Int) throws {
    let terminal = try terminal()
    try terminal.enter()
    defer { terminal.leave() }
    // The benchmark's terminal has the features of an xterm, whatever it answers.
    let screen = AnsiScreen(sink: DescriptorSink(terminal.output), features: TerminalFeatures())
    var stack = SceneStack(scene, window: terminal.windowSize ?? Size(120, 40))
    var canvas = Canvas(stack.window)
    for _ in 0..<frames {
      if case .asleep(let ticks) = stack.rest, ticks != 0 {
        stack.skip(1)
      } else {
        _ = stack.update()
        stack.draw(on: &canvas, fraction: 0)
        try screen.present(canvas)
      }
    }
  }
}
