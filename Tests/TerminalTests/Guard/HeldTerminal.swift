import Testing

/// Everything that lets CrashHelper hold a terminal, one test after the other: they measure time.
@Suite("the terminal", .serialized)
enum HeldTerminal {}
