import Course
import Engine
import Synchronization
import System
import Terminal
import WordGame

/// Has audio lessons made on a thread, which wakes the run loop when more is done; also the words to choose from come so, since
/// finding what is recorded of a large deck takes longer than a tick.
struct WalkDesk: Sendable {
  private final class Progress: Sendable {
    private struct State {
      var percent = 0
      var isWanted = true
    }

    private let state = Mutex(State())
    let runner: ProgramRunner

    init(_ programs: InstalledPrograms) { runner = ProgramRunner(programs) }

    var percent: Int { state.withLock(\.percent) }

    /// Returns whether the lesson is still wanted.
    func take(_ share: Double) -> Bool {
      let percent = Int(share * 100)
      let (isNew, isWanted) = state.withLock { state in
        defer { state.percent = percent }
        return (state.percent != percent, state.isWanted)
      }
      if isNew { Waker().wake() }
      return isWanted
    }

    /// What runs for it is killed.
    func end() {
      state.withLock { $0.isWanted = false }
      runner.end()
    }
  }

  private var progress: Progress?
  private var making: Loading<WalkNews>?
  private var reading: Loading<WalkNews>?
  private var told = 0

  mutating func take(_ wish: WalkWish, _ arcade: Arcade) {
    switch wish {
    case .words(let scope): reading = Loading { .words(arcade.walkShelf(scope)) }
    case .export(let order):
      guard making == nil else { return }
      let progress = Progress(arcade.lessons.programs)
      (self.progress, told) = (progress, 0)
      making = Loading { arcade.made(order, progress.runner) { progress.take($0) } }
    case .cancel: progress?.end()
    }
  }

  /// Gives up what is being made, and waits until nothing is left of it.
  mutating func end() {
    progress?.end()
    _ = making?.awaited
    (making, reading) = (nil, nil)
  }

  /// What there is to tell since the last call.
  mutating func arrivals() -> [WalkNews] {
    var news: [WalkNews] = []
    if let shelf = reading?.value {
      reading = nil
      news.append(shelf)
    }
    if let made = making?.value {
      (making, progress) = (nil, nil)
      return news + [made]
    }
    let percent = progress?.percent ?? 0
    defer { told = percent }
    return percent == told ? news : news + [.coming(percent)]
  }
}
