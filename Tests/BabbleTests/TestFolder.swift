import Foundation

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
