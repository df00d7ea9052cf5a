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
  if let argument { Unmanaged<Load>.fromOpaque(argument).takeRetainedValue().work() }
  return nil
}
