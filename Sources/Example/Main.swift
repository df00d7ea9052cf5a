import FoundationEssentials
import Terminal

/// Starts the game in this terminal.
@main
enum Main {
  struct Host: LoopHost {}

  static func main() {
    TerminalSession.supervise {
      let capabilities = try Capabilities(environment: ProcessInfo.processInfo.environment)
      var host = Host()
      let ending = try RunLoop.run(in: try TerminalSession(capabilities), host: &host) { _ in Rain(seed: 7) }
      ending.exitProcess()
    }
  }
}
