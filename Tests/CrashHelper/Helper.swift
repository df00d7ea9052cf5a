import Glibc
import System
import Terminal

/// Shows the scene as command line and environment say, and ends.
func helper() -> Never {
  let death = Death(rawValue: CommandLine.arguments[2]) ?? .none
  do throws(TerminalError) {
    try show(LogHost(path: CommandLine.arguments[1], death: death))
  } catch {
    fputs("CrashHelper: \(error)\n", stderrStream())
    exit(error.exitStatus)
  }
}

private func show(_ log: LogHost) throws(TerminalError) -> Never {
  let environment = environment
  let options = TerminalOptions(renderer: environment["RENDERER"].flatMap { Renderer(rawValue: $0) })
  var terminal = try TerminalSession(try Capabilities(environment: environment, options: options))
  switch log.death {
  case .early: fatalError("died early")
  case .explore:
    try terminal.explore()
    for finding in terminal.capabilities.findings { print(finding.subject, finding.value, separator: ": ") }
    exit(0)
  default: break
  }
  // Programs have threads of their own, which mustn't take the signals of the loop.
  _ = OwnThread.run { while true { sleep(1000) } }
  var host = log
  let ending = try RunLoop.run(in: terminal, host: &host) {
    DyingScene(size: $0, death: log.death, pipe: log.path + ".pipe")
  }
  host.log("after the loop: \(ending)")
  if log.death == .linger {
    let end = MonotonicClock.seconds + 3
    while MonotonicClock.seconds < end { usleep(1000) }
    host.log("lingered")
  }
  ending.exitProcess()
}

private var environment: [String: String] {
  var environment: [String: String] = [:]
  for name in ["TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LANG", "TMUX", "RENDERER"] {
    if let value = getenv(name) { environment[name] = String(cString: value) }
  }
  return environment
}
