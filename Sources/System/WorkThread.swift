import Glibc

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
