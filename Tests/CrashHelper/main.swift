import Glibc
import Terminal

// Usage: CrashHelper LOG DEATH. Shows a scene that logs its input to the file LOG, ends at q, and dies at d
// in the way DEATH. With ALONE in the environment it runs without a supervising parent.
let death = Death(rawValue: CommandLine.arguments[2]) ?? .none
if death == .lock { SlowValues.take(.first) }
if getenv("ALONE") == nil { TerminalSession.supervise { helper() } }
helper()
