import Course
import Engine
import Synchronization
import System
import Terminal
import WordGame

/// Has kits fetched on a thread, which wakes the run loop when more has come. Of several that are asked for only the last
/// is wanted.
struct FetchDesk: Sendable {
  private final class Progress: Sendable {
    private struct State {
      var bytes = 0
      var isWanted = true
    }

    private let state = Mutex(State())

    var bytes: Int { state.withLock(\.bytes) }

    /// Returns whether it is still wanted.
    func take(_ bytes: Int) -> Bool {
      let (isNew, isWanted) = state.withLock { state in
        defer { state.bytes = bytes }
        return (state.bytes != bytes, state.isWanted)
      }
      if isNew { Waker().wake() }
      return isWanted
    }

    func end() { state.withLock { $0.isWanted = false } }
  }

  private var progress = Progress()
  private var coming: Loading<KitsFetched>?
  private var told = 0

  mutating func take(_ wish: KitFetch, _ arcade: Arcade) {
    end()
    guard case .begin(let place) = wish else { return }
    (progress, told) = (Progress(), 0)
    coming = Loading { [progress] in arcade.fetched(place) { progress.take($0) } }
  }

  /// Gives up what is being fetched.
  mutating func end() {
    progress.end()
    coming = nil
  }

  /// What has come since the last call; nil for nothing.
  mutating func arrival() -> KitsFetched? {
    guard let coming else { return nil }
    if let fetched = coming.value {
      self.coming = nil
      return fetched
    }
    let bytes = progress.bytes
    defer { told = bytes }
    return bytes == told ? nil : .coming(bytes)
  }
}

extension Arcade {
  /// What comes from a place that somebody has typed or pasted.
  func fetched(_ place: String, while isWanted: (Int) -> Bool = { _ in true }) -> KitsFetched {
    do throws(Failure) {
      return .came(try fetch(WebAddress.begins(place) ? place : DroppedPath.path(in: place), isWanted))
    } catch {
      return .failed(Text(error.description))
    }
  }
}
