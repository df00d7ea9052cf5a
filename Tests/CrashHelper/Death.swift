import Glibc
import System
import Terminal

/// The ways in which the helper can end.
enum Death: String {
  case none, early, explore, fatal, threadFatal, taskFatal, overflow, threadOverflow, bounds,
    abort
  case exit, hang, busy, linger
  case illegal, trap, segmentation, bus, floating, alarm

  /// Ends in this way, or begins to.
  func happen() {
    switch self {
    case .none, .early, .explore, .busy, .linger: break
    case .fatal: fatalError("died on the main thread")
    case .threadFatal: runThread { fatalError("died on a thread") }
    case .taskFatal: Task.detached { fatalError("died in a task") }
    case .overflow: print(depth(of: 0))
    case .threadOverflow: _ = OwnThread.run { print(depth(of: 0)) }
    case .bounds: print([1, 2, 3][Int(getpid())])
    case .abort: Glibc.abort()
    case .exit: Glibc.exit(7)
    case .hang: standStill()
    case .illegal: raise(SIGILL)
    case .trap: raise(SIGTRAP)
    case .segmentation: raise(SIGSEGV)
    case .bus: raise(SIGBUS)
    case .floating: raise(SIGFPE)
    case .alarm: raise(SIGALRM)
    }
  }
}

/// Says so, bypassing the screen, and does nothing any more.
private func standStill() -> Never {
  _ = write(STDOUT_FILENO, "hangs", 5)
  while true { sleep(1) }
}

/// Calls itself until the stack is full.
@inline(never)
private func depth(of level: Int) -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { room in
    room[level % 64] = level
    return depth(of: level + 1) + room[level % 64]
  }
}

@discardableResult
func runThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  let box = Unmanaged.passRetained(Box(body)).toOpaque()
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { box in
      if let box { Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body() }
      return nil
    }, box)
  return thread
}

private final class Box: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

func stderrStream() -> UnsafeMutablePointer<FILE>? {
  fdopen(STDERR_FILENO, "w")
}
