import Synchronization

/// The work on a long query, shared by the thread that does it and the one that waits.
public final class Work: Sendable {
  private struct State {
    var progress: (any Sendable)?
    var count = 0
    var isCancelled = false
    var interrupt: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  private let hasProgress: @Sendable () -> Void

  public convenience init() { self.init {} }

  /// - Parameter hasProgress: called on the working thread when there is progress to show.
  package init(_ hasProgress: @escaping @Sendable () -> Void) { self.hasProgress = hasProgress }

  /// Whether nobody waits for the answer any more.
  public var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// The newest progress, with the number of those so far; nil before the first.
  package var progress: (count: Int, value: any Sendable)? {
    state.withLock { state in state.progress.map { (state.count, $0) } }
  }

  /// Tells how far the work is, from 0 to 1, in whole percents rounded down. Returns whether to go on.
  @discardableResult
  public func report(_ progress: Double) -> Bool {
    // 0.29 * 100 is a little less than 29.
    tell((progress * 100 + 1e-9).rounded(.down) / 100)
  }

  /// Tells how far the work is, as the `Progress` of its query. Returns whether to go on.
  @discardableResult
  public func report<Progress: Equatable & Sendable>(_ progress: Progress) -> Bool { tell(progress) }

  private func tell<Progress: Equatable & Sendable>(_ progress: Progress) -> Bool {
    let (isNew, isCancelled) = state.withLock { state in
      let isNew = state.progress as? Progress != progress
      if isNew { (state.count, state.progress) = (state.count + 1, progress) }
      return (isNew, state.isCancelled)
    }
    if isNew { hasProgress() }
    return !isCancelled
  }

  /// Sets what interrupts a step that can't look whether it is cancelled; nil after that step.
  public func interrupt(by interrupt: (@Sendable () -> Void)?) {
    let isCancelled = state.withLock { state in
      state.interrupt = interrupt
      return state.isCancelled
    }
    if isCancelled { interrupt?() }
  }

  package func cancel() {
    let interrupt = state.withLock { state in
      state.isCancelled = true
      return state.interrupt
    }
    interrupt?()
  }
}
