import Glibc

/// Threads of our own. They are no tasks, because the pool that runs tasks wakes up once a second for as long
/// as the program lives.
public enum OwnThread {
  /// Runs the work on a thread that ends with it. Returns false if no thread could be started.
  public static func run(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(work) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Starts a thread that has to be joined or detached; nil if none could be started.
  static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    // The thread that waits for signals has to get them. On another one, a handler wouldn't interrupt what it waits in,
    // and might run only when a stopped job has long gone on.
    let signals = HeldSignals(and: [SIGTSTP, SIGCONT, SIGTTIN, SIGTTOU, SIGWINCH])
    defer { signals.release() }
    let load = Unmanaged.passRetained(Load(work))
    if pthread_create(&thread, nil, { runLoad($0) }, load.toOpaque()) == 0 { return thread }
    load.release()
    return nil
  }
}

private final class Load: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }
}

private func runLoad(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { withSignalStack(Unmanaged<Load>.fromOpaque(argument).takeRetainedValue().work) }
  return nil
}

/// Runs the body with a separate stack for signal handlers on this thread, so that they can restore the terminal even
/// after a stack overflow.
package func withSignalStack<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let size = 65_536
  let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  guard let memory, memory != MAP_FAILED else { return try body() }
  var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
  sigaltstack(&stack, nil)
  defer {
    stack.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&stack, nil)
    munmap(memory, size)
  }
  return try body()
}
