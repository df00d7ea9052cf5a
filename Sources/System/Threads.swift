import Glibc
import Synchronization

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

/// A value that another thread computes while the caller does something else.
public final class Awaited<Value: Sendable>: Sendable {
  private let made: Made
  private let thread: Mutex<pthread_t?>

  private final class Made: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Starts the computation; nil if no thread could be started.
  public init?(_ make: @escaping @Sendable () -> Value) {
    let made = Made()
    guard
      let id = OwnThread.start({
        let value = make()
        made.value.withLock { $0 = value }
      })
    else { return nil }
    self.made = made
    thread = Mutex(id)
  }

  deinit { join() }

  /// The result; waits for it.
  public var value: Value? {
    join()
    return made.value.withLock { $0 }
  }

  private func join() {
    thread.withLock { thread in
      if let id = thread { pthread_join(id, nil) }
      thread = nil
    }
  }
}

/// A thread that does one thing whenever it is asked. Requests that come while it works are served together.
///
/// A request is a byte in a pipe, so that the thread sleeps in read(2) and ends when the pipe is closed.
public struct WorkThread: Sendable {
  private let requests: Int32

  public init(_ work: @escaping @Sendable () -> Void) {
    self.init(Self.openPipe(), work)
  }

  /// Closes both ends in the end.
  init(_ pipe: (outlet: Int32, inlet: Int32)?, _ work: @escaping @Sendable () -> Void) {
    guard let pipe else {
      requests = -1
      return
    }
    let isRunning = OwnThread.run { Self.serve(pipe.outlet, work) }
    requests = isRunning ? pipe.inlet : -1
    if !isRunning { for end in [pipe.outlet, pipe.inlet] { close(end) } }
  }

  private static func openPipe() -> (outlet: Int32, inlet: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe holds requests enough; the game must not wait for one more.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  private static func serve(_ outlet: Int32, _ work: () -> Void) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(outlet, &bytes, bytes.count)
      if count == 0 { break }
      // Without a reader the pipe would end whoever writes to it. The work is done even if the read failed.
      if count < 0, errno != EINTR { usleep(10_000) }
      work()
    }
    close(outlet)
  }

  /// Asks for the work to be done soon. Returns false if no thread could be started.
  public func request() -> Bool {
    var byte: UInt8 = 0
    return requests >= 0 && (write(requests, &byte, 1) == 1 || errno == EAGAIN)
  }

  /// Lets the thread end after its current work.
  public func end() {
    if requests >= 0 { close(requests) }
  }
}

/// Serves requests one by one on a thread of its own. The thread starts with the first request, so that a
/// player who never asks pays nothing. Only the newest request waits, so that asking never blocks and
/// nothing piles up behind something slow.
package final class Service<Request: Sendable>: Sendable {
  private struct State {
    var waiting: Request?
    var thread: WorkThread?
    var isOver = false
  }

  private let state = Mutex(State())
  private let serve: @Sendable (Request) -> Void

  package init(_ serve: @escaping @Sendable (Request) -> Void) { self.serve = serve }

  /// The thread doesn't keep the service, and ends with it.
  deinit { end() }

  /// Queues a request in place of one that still waits. Without a thread it isn't served.
  package func ask(_ request: Request) {
    state.withLock { state in
      guard !state.isOver else { return }
      let thread = state.thread ?? WorkThread { [weak self] in self?.serveAll() }
      (state.thread, state.waiting) = (thread, request)
      if !thread.request() { state.waiting = nil }
    }
  }

  /// Serves no more requests; one that is being served is not waited for.
  package func end() {
    state.withLock { state in
      guard !state.isOver else { return }
      (state.isOver, state.waiting) = (true, nil)
      state.thread?.end()
    }
  }

  private func serveAll() {
    while let request = next() { serve(request) }
  }

  private func next() -> Request? {
    state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
  }
}
