import Glibc
import Testing

/// Everything that lets CrashHelper hold a terminal, one test after the other: they measure time.
@Suite("the terminal", .serialized)
enum HeldTerminal {}

/// How a Swift program dies that traps.
#if arch(x86_64) || arch(i386)
  let trapSignal = SIGILL
#else
  let trapSignal = SIGTRAP
#endif
