import Foundation
import Synchronization

/// A temporary folder, removed after the test.
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

/// A clock set by the test.
final class TestClock: Sendable {
  private let time: Mutex<Int64>

  init(_ time: Int64) { self.time = Mutex(time) }

  var now: Int64 { time.withLock { $0 } }

  func set(_ time: Int64) { self.time.withLock { $0 = time } }

  func advance(days: Int64 = 1) { time.withLock { $0 += 86_400 * days } }
}

/// Polls until there is a value, for a minute at least; nil if none has come. Sleeps in between to leave the
/// processor to the thread that makes the value.
func pollValue<Value>(_ find: () -> Value?) -> Value? {
  for _ in 0..<60_000 {
    if let value = find() { return value }
    usleep(1000)
  }
  return nil
}

/// Polls until a condition holds. Returns whether it does.
func poll(_ isSo: () -> Bool) -> Bool { pollValue { isSo() ? true : nil } ?? false }
