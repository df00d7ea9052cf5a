import Glibc
import Terminal

// Usage: CrashHelper LOG DEATH. Shows a scene that logs its input to the file LOG, ends with q and dies with d
// in the way that DEATH names. With ALONE in the environment no parent looks after it.
let death = Death(rawValue: CommandLine.arguments[2]) ?? .none
if death == .lock { SlowValues.take(.first) }
if getenv("ALONE") == nil { TerminalSession.supervise { helper() } }
helper()
