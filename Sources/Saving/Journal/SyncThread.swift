import Glibc

/// A thread that does one thing whenever it is asked: requests that come while it works are done together.
///
/// It is no task, since the pool that runs tasks wakes up once a second for as long as the program lives. The
/// requests are bytes in a pipe, so that the thread sleeps in read(2) and ends when the pipe is closed.
struct SyncThread: Sendable {
  private let requests: Int32

  /// A thread that waits for requests to do `work`.
  init(_ work: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      requests = -1
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe holds requests enough: one more must not make the game wait.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let isRunning = Self.start(Load(requests: ends[0], work: work))
    requests = isRunning ? ends[1] : -1
    if !isRunning { for end in ends { close(end) } }
  }

  private static func start(_ load: Load) -> Bool {
    var thread = pthread_t()
    let load = Unmanaged.passRetained(load)
    guard pthread_create(&thread, nil, { runLoad($0) }, load.toOpaque()) == 0 else {
      load.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Asks for the work to be done soon. Returns false where no thread could be had.
  func request() -> Bool {
    var byte: UInt8 = 0
    return requests >= 0 && (write(requests, &byte, 1) == 1 || errno == EAGAIN)
  }

  /// Lets the thread end, after what it does now.
  func end() {
    if requests >= 0 { close(requests) }
  }
}

/// What a thread is given.
private final class Load: Sendable {
  let requests: Int32
  let work: @Sendable () -> Void

  init(requests: Int32, work: @escaping @Sendable () -> Void) {
    self.requests = requests
    self.work = work
  }
}

private func runLoad(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let load = Unmanaged<Load>.fromOpaque(argument).takeRetainedValue()
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(load.requests, &bytes, bytes.count)
    if count > 0 { load.work() }
    if count == 0 || (count < 0 && errno != EINTR) { break }
  }
  close(load.requests)
  return nil
}
