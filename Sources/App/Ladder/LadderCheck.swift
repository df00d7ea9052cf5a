import Engine
import Glibc
import Synchronization
import System

/// Plays recordings again, one beside the other on all cores.
final class LadderCheck: Sendable {
  private struct State {
    var started = 0
    var found: [Int: LadderEntry] = [:]
    var isStopped = false
  }

  private let paths: [String]
  private let state = Mutex(State())

  init(_ paths: [String]) { self.paths = paths }

  /// What was found so far, in the order of the paths.
  var entries: [LadderEntry] {
    state.withLock { state in state.found.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Returns when all are played.
  ///
  /// - Parameter watch: called often, with the number of those that are played and how far the next one is; may throw to
  ///   stop.
  func run(watch: (Int, () -> Text) throws(Failure) -> Void) throws(Failure) {
    let others = (1..<max(1, min(paths.count, sysconf(Int32(_SC_NPROCESSORS_ONLN))))).compactMap { _ in
      Future { [self] in try? play { (_, _) throws(Failure) in } }
    }
    // Letting go of the others waits for them.
    defer {
      state.withLock { $0.isStopped = true }
      withExtendedLifetime(others) {}
    }
    if !paths.isEmpty { try watch(0) { .empty } }
    try play(watch)
    while let count = unfinished {
      try watch(count) { .empty }
      usleep(5000)
    }
  }

  private func play(_ watch: (Int, () -> Text) throws(Failure) -> Void) throws(Failure) {
    while let next = next() {
      let entry = try LadderEntry(playing: paths[next]) { file, tick throws(Failure) in
        let (count, isStopped) = state.withLock { ($0.found.count, $0.isStopped) }
        if isStopped { throw Failure(lines: []) }
        try watch(count) { file.progress(at: tick) }
      }
      state.withLock { $0.found[next] = entry }
    }
  }

  private func next() -> Int? {
    state.withLock { state in
      guard state.started < paths.count, !state.isStopped else { return nil }
      state.started += 1
      return state.started - 1
    }
  }

  /// How many are played; nil if all are.
  private var unfinished: Int? {
    let count = state.withLock { $0.found.count }
    return count < paths.count ? count : nil
  }
}
