import Glibc

/// Threads of our own. They are no tasks, since the pool that runs tasks wakes up once a second for as long as the
/// program lives.
public enum OwnThread {
  /// Does some work on a thread that ends with it. Returns false where no thread could be had.
  public static func run(_ work: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let load = Unmanaged.passRetained(Load(work))
    guard pthread_create(&thread, nil, { runLoad($0) }, load.toOpaque()) == 0 else {
      load.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}

/// What a thread is given.
private final class Load: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }
}

private func runLoad(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<Load>.fromOpaque(argument).takeRetainedValue().work() }
  return nil
}
