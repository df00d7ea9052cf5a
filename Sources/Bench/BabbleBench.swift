import Engine
import Glibc
import Terminal

/// `babble-bench WORKLOAD FRAMES` draws a workload of the benchmark as fast as it can, through the API that
/// games use: scenes on the stack, a canvas, a screen.
@main
struct BabbleBench {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let frames = Int(arguments[2]), frames >= 0 else { refuse() }
    if arguments[1] == "w8" { return runEntities(ticks: frames) }
    guard let scene = scene(arguments[1]) else { refuse() }
    do {
      try show(scene, frames: frames)
    } catch {
      fail("babble-bench: \(error)\n", status: 1)
    }
  }

  private static func refuse() -> Never {
    fail("usage: babble-bench w1|w2|w3|w4|w8 FRAMES\n", status: 2)
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

  private static func runEntities(ticks: Int) {
    var workload = EntitiesWorkload()
    for tick in 0..<ticks { workload.tick(tick) }
    let checksum = String(workload.checksum, radix: 16)
    print(String(repeating: "0", count: 8 - checksum.count) + checksum)
  }

  private static func show(_ scene: any Scene, frames: Int) throws {
    let environment = ["TERM", "COLORTERM", "LC_ALL"].reduce(into: [String: String]()) { found, name in
      found[name] = getenv(name).map { String(cString: $0) }
    }
    var terminal = try TerminalGuard(Capabilities(environment: environment))
    try terminal.enter()
    defer { terminal.leave() }
    let screen = AnsiScreen(
      sink: DescriptorSink(terminal.output), features: terminal.capabilities.features)
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
