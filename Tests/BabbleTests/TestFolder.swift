import Foundation
import Synchronization

/// A folder that ends with the test.
final class TestFolder {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "babble-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The text of a file in the folder; empty if there is none.
  func text(of name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }
}

/// A clock that a test sets.
final class TestClock: Sendable {
  private let time: Mutex<Int64>

  init(_ time: Int64) { self.time = Mutex(time) }

  var now: Int64 { time.withLock { $0 } }

  func set(_ time: Int64) { self.time.withLock { $0 = time } }

  func goOn(days: Int64 = 1) { time.withLock { $0 += 86_400 * days } }
}
