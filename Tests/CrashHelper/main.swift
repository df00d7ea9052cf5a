import Glibc
import Terminal

// Usage: CrashHelper LOG DEATH. Shows a scene that logs its input to the file LOG, ends with q and dies with d
// in the way that DEATH names. With ALONE in the environment no parent looks after it.
if getenv("ALONE") == nil { TerminalGuard.supervise() }

var environment: [String: String] = [:]
for name in ["TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LANG", "TMUX", "RENDERER"] {
  if let value = getenv(name) { environment[name] = String(cString: value) }
}

do throws(TerminalError) {
  let death = Death(rawValue: CommandLine.arguments[2]) ?? .none
  var host = LogHost(path: CommandLine.arguments[1], death: death)
  let wishes = TerminalWishes(renderer: environment["RENDERER"].flatMap { Renderer(rawValue: $0) })
  var terminal = try TerminalGuard(try Capabilities(environment: environment, wishes: wishes))
  if death == .early { fatalError("died early") }
  if death == .explore {
    try terminal.explore()
    for finding in terminal.capabilities.findings { print(finding.subject, finding.value, separator: ": ") }
    exit(0)
  }
  let ending = try RunLoop.run(in: terminal, host: &host) { DyingScene(size: $0, death: death) }
  host.log("after the loop: \(ending)")
  ending.exitProcess()
} catch {
  fputs("CrashHelper: \(error)\n", stderrStream())
  exit(error.exitStatus)
}
